import type { FinderFile } from '../../contract/finder.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { brandName } from '../../domain/cars/brand-name.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { PageClient } from '../../search/client/instant-search.ts';
import { sortIndex } from '../../search/fields/sorts.ts';
import { paramsOf } from '../../search/state/search-params.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { readSearch, searchQuery } from '../../search/state/url-state.ts';
import { modelName, type Suggestable } from './entries.ts';

export type AskOwnEntries = (all: readonly Suggestable[], scope: SearchState) => Promise<readonly Suggestable[]>;

/** The fields whose values are suggested by name. */
const fields = ['make', 'model', 'simple_body', 'city'] as const;
type Field = (typeof fields)[number];
const kindOf = { make: 'make', model: 'model', simple_body: 'bodies', city: 'cities' } as const;

type Of = Pick<FinderFile, 'list' | 'locale' | 'makes'> & {
	client: PageClient;
	defaultSort: FinderFile['search']['defaultSort'];
};

/**
 * The suggestions of a list (SRCH-3): of those of all stock the ones that it has, counted in it and with its choices kept. By what it
 * is narrowed to already it is not narrowed again.
 */
export function openOwnEntries({ list, locale, makes, client, defaultSort }: Of): AskOwnEntries {
	const makeOf = new Map(makes.flatMap(([make, , , models]) => models.map(([model]) => [model, make] as const)));
	const nameOf: Record<Field, (value: string) => string> = {
		make: brandName,
		model: (model) => modelName(makeOf.get(model) ?? '', model).trim(),
		simple_body: (body) => bodyPlural(localiseText(body, locale)),
		city: (city) => city,
	};
	const count = async (scope: SearchState) => {
		const params = { ...paramsOf(scope), facets: [...fields, 'price'], maxValuesPerFacet: 1_000, hitsPerPage: 0 };
		return (await client.search([{ indexName: sortIndex(defaultSort), params }])).results[0]?.facets ?? {};
	};
	return async (all, scope) => {
		const facets = await count(scope);
		const urlOf = (state: Partial<SearchState>) => list + searchQuery({ ...scope, ...state });
		const ofField = (field: Field): Suggestable[] => {
			if (scope.lists[field]) return [];
			return Object.entries(facets[field] ?? {}).flatMap(([value, own]) => {
				const entry = all.find(({ kind, name }) => kind === kindOf[field] && name === nameOf[field](value));
				return entry ? [{ ...entry, count: own, url: urlOf({ lists: { ...scope.lists, [field]: [value] } }) }] : [];
			});
		};
		const within = (max: number): number =>
			Object.entries(facets['price'] ?? {}).reduce((sum, [price, own]) => sum + (Number(price) <= max ? own : 0), 0);
		const ofPrice = (entry: Suggestable): Suggestable[] => {
			const { price } = readSearch(entry.url.slice(list.length)).state.ranges;
			const own = within(price?.max ?? 0);
			return price && own > 0 && own < within(Infinity)
				? [{ ...entry, count: own, url: urlOf({ ranges: { ...scope.ranges, price } }) }]
				: [];
		};
		const prices = scope.ranges.price ? [] : all.filter(({ kind }) => kind === 'prices').flatMap(ofPrice);
		return [
			...fields.flatMap(ofField).sort((one, other) => other.count - one.count),
			...prices,
			...all.filter(({ kind }) => kind === 'pages'),
		];
	};
}
