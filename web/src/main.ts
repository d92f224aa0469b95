import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { i18n } from '$lib/i18n.svelte';

// Nothing is drawn before its words are there.
await i18n.ready;
mount(App, { target: document.getElementById('app')! });
