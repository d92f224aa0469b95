/** The service worker. Every file of a version is fetched once, by its hash; a new version waits until it is wanted. */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import type { Take } from './messages';

interface Scope {
  /** All files with their hashes: written in by tools/site.py when the folder is complete. */
  __FILES: PrecacheEntry[];
  addEventListener(kind: 'message', hear: (event: { data: unknown }) => void): void;
  addEventListener(kind: 'activate', hear: (event: { waitUntil(work: Promise<void>): void }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
declare const self: Scope;
const TAKE: Take = 'take';

cleanupOutdatedCaches();
precacheAndRoute(self.__FILES, { ignoreURLParametersMatching: [/./] });
self.addEventListener('message', ({ data }) => void (data === TAKE && self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
