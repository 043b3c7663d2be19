import { slugify } from '../../domain/addresses/slug.ts';

/** Models that carry the number of their engine, by make: what a family of them is called. */
const families: readonly { make: string; model: RegExp; name: (letters: string) => string }[] = [
	{ make: 'bmw', model: /^M?([1-8])\d\d[a-z]{1,2}(?![a-z])/i, name: (number) => `${number} Series` },
	{ make: 'bmw', model: /^M([1-8])(?!\d)/i, name: (number) => `${number} Series` },
	{ make: 'mercedes-benz', model: /^([A-Z]{1,3}) ?\d{2,3}(?!\d)/, name: (letters) => `${letters}-Class` },
	{ make: 'lexus', model: /^([A-Z]{2}) ?\d{3}/, name: (letters) => `Lexus ${letters}` },
];

/** Families that a model belongs to (SRCH-3): a 320i is one of the `3 series`, a C200 of the `c class`, an IS300 a `lexus is`. */
export const familiesOf = (model: string, makes: readonly string[]): { key: string; label: string }[] =>
	families.flatMap(({ make, model: pattern, name }) => {
		const own = makes.some((one) => slugify(one) === make) ? pattern.exec(model)?.[1] : undefined;
		const label = own && name(own);
		return label ? [{ key: slugify(label).replaceAll('-', ''), label }] : [];
	});
