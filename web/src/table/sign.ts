/** Title and icon of the page say whose turn it is, also to those who look at another tab. */

/** The sign of the house with a bright dot. */
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#2e2418"/>' +
      '<path d="M10 44c0-14 10-22 22-22 6 0 9 2 12 6l10 8-6 4c-2 6-8 8-14 8H16c-4 0-6-2-6-4z" fill="#f4ead2"/>' +
      '<path d="M12 46c-6 4-6 10 2 10h30" fill="none" stroke="#f4ead2" stroke-width="3" stroke-linecap="round"/>' +
      '<circle cx="48" cy="16" r="13" fill="#f2a23c" stroke="#2e2418" stroke-width="3"/></svg>',
  );

let quiet: string | null = null;

export function sign(title: string, calling: boolean) {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon) return;
  quiet ??= icon.getAttribute('href');
  const wanted = calling ? CALLING : (quiet ?? '/icon.svg');
  if (icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
