/** Whether these pages are a folder of static files, with tables in the browser and nobody else to meet. */
export const SITE = import.meta.env.MODE === 'site';
