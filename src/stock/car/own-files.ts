import type { FactNote, Facts } from '../feed/read-facts.ts';
import type { Car } from './car.ts';

/** Whether the site has a file with this path, `/assets/photos/1.jpg`. */
export type HasFile = (path: string) => boolean;

const single = ['file', 'impel_url', 'primary_image_url'] as const;
const lists = ['images', 'thumbnails'] as const;

/**
 * Keeps of the paths in a record those that lead to a file of the site: `/photos/1.jpg` as it is or below `/assets`. A dead
 * one would be a broken picture on every list that shows the car; it costs the field, with a note (SITE-5).
 */
export function keepOwnFiles({ known, odd }: Pick<Facts, 'known' | 'odd'>, hasFile: HasFile): void {
	const checked = (field: keyof Car, url: string): string | undefined => {
		if (!url.startsWith('/')) return url;
		const there = [url, `/assets${url}`].find(hasFile);
		if (there === undefined) odd.push(noFile(field, url));
		return there;
	};
	for (const field of single) {
		const url = known[field];
		if (url !== undefined) setOrDelete(known, field, checked(field, url));
	}
	for (const field of lists) {
		const kept = known[field]?.flatMap(({ image }) => checked(field, image.url) ?? []);
		if (kept) setOrDelete(known, field, kept.length > 0 ? kept.map((url) => ({ image: { url } })) : undefined);
	}
}

function setOrDelete<Field extends keyof Car>(known: Partial<Car>, field: Field, value: Car[Field] | undefined): void {
	if (value === undefined) delete known[field];
	else known[field] = value;
}

function noFile(field: string, value: string): FactNote {
	const reason = `${field}: the site has no such file, so it is not shown. Put it into the tenant's assets folder, or give its whole address (https://…)`;
	return { field, value, reason };
}
