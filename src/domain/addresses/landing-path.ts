import { bodyPlural } from '../cars/body-words.ts';
import { slugify } from './slug.ts';

/**
 * The last part of the address of a list of one make, model, body type or city, below the list of all stock: `toyota`,
 * `toyota/hilux`, `utes`, `in-bathurst`. Null where a name has no Latin letter or digit: such a list has no page.
 */
export const landingKeys = {
	make: (make: string): string | null => part(make),
	model: (make: string, model: string): string | null => {
		const [first, last] = [part(make), part(model)];
		return first && last && `${first}/${last}`;
	},
	body: (body: string): string | null => part(bodyPlural(body)),
	city: (city: string): string | null => part(city) && `in-${part(city)}`,
};

/** `page` is taken by the further pages of a list. */
function part(name: string): string | null {
	const last = slugify(name);
	return last === '' || last === 'page' ? null : last;
}
