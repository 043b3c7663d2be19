import type { GoogleTagManager } from './plugin.ts';

/** Loads the container, as Google's snippet does. What the site has counted so far waits for it in `dataLayer`. */
export function start({ container_id }: Pick<GoogleTagManager, 'container_id'>): void {
	const page: { dataLayer?: unknown[] } = window as object;
	page.dataLayer ??= [];
	page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
	const script = document.createElement('script');
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtm.js?id=${container_id}`;
	document.head.append(script);
}
