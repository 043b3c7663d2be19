import { slugify } from '../addresses/slug.ts';

/** Brands whose name feeds write in many ways, by slug. */
const brandNames: Readonly<Record<string, string>> = { skoda: 'Škoda', citroen: 'Citroën' };

/** A make as its maker writes it (SRCH-5): `skoda` and `ŠKODA` are Škoda; others stay as the stock has them. */
export function brandName(make: string): string {
	return brandNames[slugify(make)] ?? make;
}
