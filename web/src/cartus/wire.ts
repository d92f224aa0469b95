/** What the server sends of the card game. */
import type { components } from '$lib/schema';

export type CartusView = components['schemas']['CartusView'];
export type CartusEvent = components['schemas']['CartusEvent'];
