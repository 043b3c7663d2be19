import type { FinderEntry, FinderMake } from '../../contract/finder.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import type { Landing, LandingKind } from '../lists/landings.ts';

/** The lists of a kind that have vehicles for sale, those with most first. */
export function finderEntries(landings: readonly Landing[], kind: LandingKind): FinderEntry[] {
	return landings
		.filter((landing) => landing.kind === kind)
		.map((landing) => entryOf(landing))
		.filter((entry) => entry !== null)
		.sort(mostFirst);
}

/** Every make with its models, those with most vehicles first. The only make of a site has no list: there its models stand alone. */
export function finderMakes(landings: readonly Landing[]): FinderMake[] {
	const lists = new Map(landings.filter(({ kind }) => kind === 'make').map((make) => [make.key, make]));
	const models = landings.filter(({ kind }) => kind === 'model');
	const keys = new Set([...lists.keys(), ...models.flatMap(({ parent }) => parent ?? [])]);
	return [...keys]
		.map((key): FinderMake => {
			const list = lists.get(key);
			const own = models.filter(({ parent }) => parent === key);
			const name = list?.name ?? brandName(own[0]?.state.lists.make?.[0] ?? key);
			const below = own.map((model) => entryOf(model, `${key}/`)).filter((entry) => entry !== null);
			return [name, list ? countOf(list) : 0, `${key}/`, below.sort(mostFirst)];
		})
		.filter(([, count, , below]) => count > 0 || below.length > 0)
		.sort(mostFirst);
}

/** Vehicles of a list that are for sale. */
const countOf = ({ cars }: Landing): number => cars.filter(isSellable).length;

/** The path is left out where the name says it. Null for a list whose vehicles are all sold. */
function entryOf(landing: Landing, below = ''): FinderEntry | null {
	const { name, key } = landing;
	const count = countOf(landing);
	if (count === 0) return null;
	return `${below}${slugify(name)}` === key ? [name, count] : [name, count, `${key}/`];
}

type Counted = readonly [name: string, count: number, ...rest: unknown[]];

const mostFirst = ([one, few]: Counted, [other, many]: Counted): number => many - few || inAlphabet(one, other);
