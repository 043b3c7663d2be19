import type { CarImage } from '../car/car-parts.ts';
import { type Reading, unreadable } from './reading.ts';
import { address } from './text-readers.ts';

/**
 * Pictures as `[{ image: { url } }]`, from a list of addresses, of `{ url }` or of `{ image: { url } }`, or from one
 * text with many addresses. What is not an address is left out; the same picture comes once.
 */
export function images(found: unknown): Reading<CarImage[]> {
	const items = typeof found === 'string' ? addressesIn(found) : Array.isArray(found) ? found : [found];
	const urls = new Set<string>();
	for (const item of items) {
		const { value } = address(urlOf(item));
		if (value !== undefined) urls.add(value);
	}
	if (urls.size === 0) return unreadable('not the address of a picture');
	const value = [...urls].map((url) => ({ image: { url } }));
	return urls.size < items.length
		? { value, note: 'addresses that are not valid, or appear twice, were left out' }
		: { value };
}

/**
 * The addresses in one text: between them `|`, `;` or a line break; a comma or blank only where the next address begins.
 * Blanks become one first: a pattern that looks for any number of them takes minutes over 200,000.
 */
function addressesIn(text: string): string[] {
	return text
		.split(/[|;\n]/)
		.flatMap((part) => part.replace(/\s+/g, ' ').split(/ ?, ?(?=https?:|\/)| (?=https?:)/i))
		.map((part) => part.trim())
		.filter(Boolean);
}

/** How many objects may lie around an address: `{ image: { url } }` is two. */
const mostWraps = 4;

function urlOf(item: unknown): unknown {
	let inner = item;
	for (let wraps = 0; wraps < mostWraps && typeof inner === 'object' && inner !== null; wraps++) {
		inner = 'image' in inner ? inner.image : 'url' in inner ? inner.url : undefined;
	}
	return inner;
}
