import type { useInstantSearch } from 'react-instantsearch';
import { sayNote } from '../../../client/saved/page-note.ts';
import type { SearchTools } from '../state/search-context.ts';

type Of = Pick<SearchTools, 'near' | 'search'> & { results: ReturnType<typeof useInstantSearch>['results'] };

/** The nearest city with cars that fit. Where nobody says where the visitor is, a note does, and the cities are there to choose from. */
export async function nearestCity({ near, results, search }: Of): Promise<string | undefined> {
	try {
		const found = [...(await near.locate()).keys()];
		const listed = results.getFacetValues('city', {});
		const stocked = Array.isArray(listed) ? listed.filter(({ count }) => count > 0).map(({ name }) => name) : [];
		return found.find((name) => stocked.includes(name)) ?? found[0];
	} catch {
		const section = search.querySelector<HTMLDetailsElement>('[data-facet="city"]');
		if (section) section.open = true;
		sayNote('Your browser did not say where you are. Choose a city in the filters instead.');
		return undefined;
	}
}
