import type { useInstantSearch } from 'react-instantsearch';
import { loadKnown } from '../../../client/places/load-known.ts';
import { noteButton } from '../../../client/saved/note-button.ts';
import { sayNote } from '../../../client/saved/page-note.ts';
import { sheetId } from '../../../components/search/toolbar/FiltersButton.tsx';
import type { SearchTools } from '../state/search-context.ts';
import { askPlace } from './ask-place.ts';
import { followOrder } from './follow-order.ts';

type Of = Pick<SearchTools, 'near' | 'search' | 'labels'> & {
	results: ReturnType<typeof useInstantSearch>['results'];
	refresh: () => void;
};

/**
 * Puts the nearest cars first, from where the browser says that the visitor is, else from the suburb or postcode that they type.
 * Where only a city can be chosen it is the nearest with cars that fit.
 */
export async function chooseNear({ near, search, labels, results, refresh }: Of): Promise<string | undefined> {
	const ask = () => void askPlace(search, { near, locale: labels.locale });
	if (near.isOrder) followOrder(search, near, refresh);
	try {
		const found = [...(await near.locate()).keys()];
		if (near.isOrder) {
			sayNote('Nearest to you first. ', noteButton('Type a suburb or postcode', ask));
			return undefined;
		}
		const listed = results.getFacetValues('city', {});
		const stocked = Array.isArray(listed) ? listed.filter(({ count }) => count > 0).map(({ name }) => name) : [];
		return found.find((name) => stocked.includes(name)) ?? found[0];
	} catch {
		const known = near.isOrder ? await loadKnown(labels.locale).catch(() => []) : [];
		if (known.length > 0) ask();
		else
			sayNote(
				'Your browser did not say where you are. ',
				noteButton('Choose a city', () => showCities(search)),
			);
		return undefined;
	}
}

/** The cities among the filters, which lie over the page on phones. */
function showCities(search: HTMLElement): void {
	const section = search.querySelector<HTMLDetailsElement>('[data-facet="city"]');
	const sheet = document.getElementById(sheetId);
	if (sheet?.checkVisibility() === false) sheet.showPopover();
	if (section) section.open = true;
	section?.querySelector('summary')?.focus();
	section?.scrollIntoView({ block: 'center' });
}
