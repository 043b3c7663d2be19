import type { Car } from './car.ts';
import { type Reading, unreadable } from './reading.ts';
import { address } from './text-readers.ts';

/** Between addresses in one text: `|`, `;`, a line break; a comma or blank only where the next address begins. */
const separator = /\s*[|;\n]\s*|\s*,\s*(?=https?:|\/)|\s+(?=https?:)/i;

/**
 * Pictures as `[{ image: { url } }]`, from a list of addresses, of `{ url }` or of `{ image: { url } }`, or from one
 * text with many addresses. What is no address is left out; the same picture comes once.
 */
export function images(found: unknown): Reading<Car['images']> {
	const items =
		typeof found === 'string' ? found.split(separator).filter(Boolean) : Array.isArray(found) ? found : [found];
	const urls = new Set<string>();
	for (const item of items) {
		const { value } = address(urlOf(item));
		if (value !== undefined) urls.add(value);
	}
	if (urls.size === 0) return unreadable('no address of a picture');
	const value = [...urls].map((url) => ({ image: { url } }));
	return urls.size < items.length ? { value, note: 'addresses that are none, or doubled, left out' } : { value };
}

function urlOf(item: unknown): unknown {
	if (typeof item !== 'object' || item === null) return item;
	if ('image' in item) return urlOf(item.image);
	return 'url' in item ? item.url : undefined;
}
