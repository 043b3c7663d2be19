import { slugify } from '../addresses/slug.ts';
import { brandName } from './brand-name.ts';

/**
 * Make and model as a name (SRCH-5): `Škoda Octavia`. A model that begins with its make does not repeat it: Mazda and `Mazda2` are
 * `Mazda2`, Mini and `MINI Cooper` are `Mini Cooper`; a longer word is another name, `Ram Rampage`.
 */
export function vehicleName(make: string, model: string): string {
	const rest = model.slice(make.length);
	// In code order, whatever is below 'a' is not a small letter.
	const isRepeated = slugify(model).startsWith(slugify(make)) && rest < 'a';
	return brandName(make) + (isRepeated ? rest : ` ${model}`);
}
