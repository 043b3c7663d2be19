import { lockups } from './lockups.ts';
import { palettes } from './palettes.ts';
import type { Tints } from './shapes.ts';

/** The logo of a tenant in its colours: as the header shows it, and as the footer does. */
function logo(slug: string, tints: Tints): string {
	const { body, width } = drawn(slug).draw(tints);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width / 10)}" height="48" viewBox="0 0 ${width} 480">${body}</svg>\n`;
}

/** The symbol alone, for the browser's tab. */
function icon(slug: string, tints: Tints, tile: string | undefined): string {
	const symbol = drawn(slug).symbol(tints);
	const body = tile
		? `<rect width="480" height="480" rx="96" fill="${tile}"/><g transform="translate(60 60) scale(.75)">${symbol}</g>`
		: symbol;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 480 480">${body}</svg>\n`;
}

function drawn(slug: string): (typeof lockups)[string] {
	const lockup = lockups[slug];
	if (!lockup) throw new Error(`No logo is drawn for ${slug}.`);
	return lockup;
}

/** Every logo and icon of the samples, by path from the project's folder. */
export const drawLogos = (): Map<string, string> =>
	new Map(
		Object.entries(palettes).flatMap(([slug, { header, footer, icon: tab, tile }]) => [
			[`tenants/${slug}/assets/logo.svg`, logo(slug, header)],
			[`tenants/${slug}/assets/logo-footer.svg`, logo(slug, footer)],
			[`tenants/${slug}/assets/icon.svg`, icon(slug, tab, tile)],
		]),
	);
