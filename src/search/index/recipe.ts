import { slugify } from '../../domain/addresses/slug.ts';

/** How a text is made of other fields of the same car: their values in this order, missing ones left out. */
export type Recipe = {
	parts: readonly string[];
	/** Made into a part of an address, otherwise joined by blanks. */
	isSlug?: true;
};

const names = [
	['year', 'make', 'model'],
	['year', 'make', 'model', 'badge'],
	['year', 'make', 'model', 'badge', 'series'],
];

/** The fields that are tried; no recipe asks for one of them. */
export const recipeFields: readonly string[] = ['name', 'slug'];

/** How names and slugs of cars are usually made. */
export const recipes: readonly Recipe[] = [
	...names.map((parts) => ({ parts })),
	...names.flatMap((parts) => ['stocknum', 'id'].map((key) => ({ parts: [...parts, key], isSlug: true as const }))),
];

/** Follows a recipe car by car; remembers the words that come again and again. */
export function makeRecipeText({ isSlug }: Recipe): (values: readonly unknown[]) => string {
	const slugs = new Map<unknown, string>();
	const slugOf = (value: unknown): string => {
		const slug = slugs.get(value) ?? slugify(String(value));
		slugs.set(value, slug);
		return slug;
	};
	return (values) => {
		const known = values.filter((value) => value !== undefined && value !== '');
		return isSlug ? known.map(slugOf).filter(Boolean).join('-') : known.join(' ');
	};
}
