import { slugify } from '../addresses/slug.ts';

/** Brands whose name feeds write in many ways, by slug. */
const brandNames: Readonly<Record<string, string>> = { skoda: 'Škoda', citroen: 'Citroën' };

/** A make as its maker writes it (SRCH-5): `skoda` and `ŠKODA` are Škoda; others stay as the stock has them. */
export function brandName(make: string): string {
	return brandNames[slugify(make)] ?? make;
}

/** The name of a car with its make as its maker writes it: `2023 ŠKODA Fabia` is the 2023 Škoda Fabia. */
export const brandedName = (name: string): string => name.split(' ').map(brandName).join(' ');
