/** What of a page's HTML is kept with it. Its `base` is the page's address. */
const kept = [
	['link[rel="stylesheet"], link[rel="preload"][as="font"]', 'href'],
	['script[type="module"][src]', 'src'],
	['link[rel="icon"]', 'href'],
] as const;
/** The first picture of a car's gallery; on other pages none is needed. */
const firstPicture = '.gallery img[src], .car-page img[src]';

/** What the worker's own page wears (`worker.ts`). */
const themeStyles = '/theme.css';

/** The addresses of the styles, scripts, fonts and drawings of a page, and of its first picture, all on its own site. */
export function partsOf(html: Document, base: string): string[] {
	const named = kept.flatMap(([selector, attribute]) =>
		[...html.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)),
	);
	const drawings = [...html.querySelectorAll('use[href]')].map(
		(element) => element.getAttribute('href')?.split('#')[0],
	);
	const picture = html.querySelector(firstPicture)?.getAttribute('src');
	return ownAddresses([...named, ...drawings, picture, themeStyles], base);
}

/** The chunks that a script loads at once: `import{a}from"./x.js"` and `import"./y.js"`. What it loads later is left out. */
export function importedBy(script: string, base: string): string[] {
	const names = [...script.matchAll(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)].map(([, name]) => name);
	return ownAddresses(names, base);
}

function ownAddresses(given: readonly (string | null | undefined)[], base: string): string[] {
	const { origin } = new URL(base);
	const addresses = given.flatMap((text) => {
		const url = text && URL.canParse(text, base) ? new URL(text, base) : null;
		return url?.origin === origin ? [url.pathname + url.search] : [];
	});
	return [...new Set(addresses)];
}
