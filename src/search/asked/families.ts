import { slugify } from '../../domain/addresses/slug.ts';

/** Models that carry the number of their engine, by make: what a family of them is called. */
const families: readonly { make: string; model: RegExp; name: (letters: string) => string }[] = [
	{ make: 'bmw', model: /^M?([1-8])\d\d[a-z]{1,2}(?![a-z])/i, name: (number) => `${number} Series` },
	{ make: 'bmw', model: /^M([1-8])(?!\d)/i, name: (number) => `${number} Series` },
	{ make: 'mercedes-benz', model: /^([A-Z]{1,3}) ?\d{2,3}(?!\d)/, name: (letters) => `${letters}-Class` },
	{ make: 'lexus', model: /^([A-Z]{2}) ?\d{3}/, name: (letters) => `Lexus ${letters}` },
];

/** What such cars and families are called, whether or not one is in stock. */
const called: readonly (readonly [make: string, words: RegExp])[] = [
	['bmw', /^(?:m?[1-8]\d\d(?:[dei]|[xl][di])|[1-8] ?series)$/i],
	['mercedes-benz', /^(?:[a-z]{1,3}[ -]class|[abces]\d{3})$/i],
];

/** Those of the makes whose cars are called so: `3 series`. */
export const makesCalled = (words: string, makes: readonly string[]): string[] =>
	makes.filter((one) => called.some(([make, named]) => slugify(one) === make && named.test(words)));

/** Families that a model belongs to (SRCH-3): a 320i is one of the `3 series`, a C200 of the `c class`, an IS300 a `lexus is`. */
export const familiesOf = (model: string, makes: readonly string[]): { key: string; label: string }[] =>
	families.flatMap(({ make, model: pattern, name }) => {
		const own = makes.some((one) => slugify(one) === make) ? pattern.exec(model)?.[1] : undefined;
		const label = own && name(own);
		return label ? [{ key: slugify(label).replaceAll('-', ''), label }] : [];
	});
