import { loadScript } from '../load-script.ts';

/**
 * Loads the online tools, which fill the places that the page has for them (SITE-10). Their room is kept before they are seen, so
 * that nothing moves when they come; without them the places close again.
 */
export async function start({ script, height }: { script: string; height: number }): Promise<void> {
	const places = [...document.querySelectorAll<HTMLElement>('[data-online-tools]')];
	for (const place of places) place.style.minHeight = `${height}px`;
	try {
		await loadScript(script);
	} catch (error) {
		for (const place of places) place.style.minHeight = '';
		throw error;
	}
}
