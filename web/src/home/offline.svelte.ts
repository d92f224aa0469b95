/** The service worker: it keeps all files of this version, so that the net is not needed any more. */
import type { Take } from './messages';

/** Held by every tab that shows a table, so that no tab takes a new version from under a game. */
const PLAYING = `rattus ${location.pathname} playing`;

class Offline {
  /** Whether all files have come for the first time, just now. */
  complete = $state(false);
  /** A newer version waits. */
  newer = $state.raw<ServiceWorker | null>(null);

  async start() {
    if (!('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const first = container.controller === null;
    const registration = await container.register('sw.js').catch(() => null);
    if (!registration) return;
    const look = (worker: ServiceWorker | null) => {
      if (!worker) return;
      const changed = () => {
        if (worker.state === 'installed' && registration.active) this.newer = worker;
        else if (worker.state === 'activated') this.complete = first;
        else if (this.newer === worker) this.newer = null;
      };
      worker.addEventListener('statechange', changed);
      changed();
    };
    look(registration.installing);
    look(registration.waiting);
    registration.addEventListener('updatefound', () => look(registration.installing));
    let taken = first;
    container.addEventListener('controllerchange', () => {
      if (!taken) location.reload();
      taken = false; // the first one has come to a page that has everything
    });
  }

  /** Take the newer version, unless somebody plays in any tab; whether it was taken. */
  async take(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name === PLAYING)) return false;
    this.newer?.postMessage('take' satisfies Take);
    return true;
  }

  /** Somebody plays here until the function is called. */
  playing(): () => void {
    let end = () => {};
    void navigator.locks?.request(
      PLAYING,
      { mode: 'shared' },
      () => new Promise<void>((done) => (end = done)),
    );
    return () => end();
  }
}

export const offline = new Offline();
