/** What a page says to a service worker that waits: take over now. */
export const TAKE = 'take';
