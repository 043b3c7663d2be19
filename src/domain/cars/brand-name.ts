import { slugify } from '../addresses/slug.ts';

/** Brands whose name feeds write in many ways, by slug. */
const brandNames: Readonly<Record<string, string>> = { skoda: 'Škoda', citroen: 'Citroën' };

/** A make as its maker writes it (SRCH-5): `skoda` and `ŠKODA` are Škoda; others stay as the stock has them. */
export function brandName(make: string): string {
	return brandNames[slugify(make)] ?? make;
}

/**
 * Make and model as a name (SRCH-5): `Škoda Octavia`. A model that begins with its make does not repeat it: Mazda and `Mazda2` are
 * `Mazda2`, Mini and `MINI Cooper` are `Mini Cooper`; a longer word is another name, `Ram Rampage`.
 */
export function vehicleName(make: string, model: string): string {
	const rest = model.slice(make.length);
	const isRepeated = slugify(model.slice(0, make.length)) === slugify(make) && !/^\p{Ll}/u.test(rest);
	return brandName(make) + (isRepeated ? rest : ` ${model}`);
}
