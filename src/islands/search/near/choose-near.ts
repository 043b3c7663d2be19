import type { useInstantSearch } from 'react-instantsearch';
import { hasKnown } from '../../../client/places/load-known.ts';
import { visitorsPlace } from '../../../client/places/visitors-place.ts';
import { noteButton } from '../../../client/saved/note-button.ts';
import { sayNote } from '../../../client/saved/page-note.ts';
import { sheetId } from '../../../components/search/toolbar/FiltersButton.tsx';
import type { Locale } from '../../../domain/words/locale.ts';
import { localiseText } from '../../../domain/words/wording.ts';
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
	const ask = () => askPlace(search, { near, locale: labels.locale });
	if (near.isOrder) followOrder(search, near, refresh);
	if (near.isOrder && hasKnown(labels.locale)) return orderByPlace({ near, labels }, ask);
	try {
		const found = [...(await near.locate()).keys()];
		if (near.isOrder) {
			sayNearest(ask, labels.locale);
			return undefined;
		}
		const listed = results.getFacetValues('city', {});
		const stocked = Array.isArray(listed) ? listed.filter(({ count }) => count > 0).map(({ name }) => name) : [];
		return found.find((name) => stocked.includes(name)) ?? found[0];
	} catch {
		sayNote(
			'Your browser did not say where you are. ',
			noteButton('Choose a city', () => showCities(search)),
		);
		return undefined;
	}
}

/** What is typed counts, though the browser says more after that; where it may say it unasked, nothing is typed first. */
async function orderByPlace(
	{ near, labels }: Pick<Of, 'near' | 'labels'>,
	ask: () => HTMLFormElement,
): Promise<undefined> {
	const form = (await mayLocate()) ? null : ask();
	try {
		const at = await visitorsPlace();
		if (form && (!form.isConnected || form.querySelector('input')?.value)) return;
		form?.remove();
		await near.locate({ name: null, at });
		sayNearest(ask, labels.locale);
	} catch {
		if (!form) ask();
	}
}

async function mayLocate(): Promise<boolean> {
	try {
		return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
	} catch {
		return false;
	}
}

const sayNearest = (ask: () => void, locale: Locale): void =>
	sayNote('Nearest to you first. ', noteButton(localiseText('Type a suburb or postcode', locale), ask));

/** The cities among the filters, which lie over the page on phones. */
function showCities(search: HTMLElement): void {
	const section = search.querySelector<HTMLDetailsElement>('[data-facet="city"]');
	const sheet = document.getElementById(sheetId);
	if (sheet?.checkVisibility() === false) sheet.showPopover();
	if (section) section.open = true;
	section?.querySelector('summary')?.focus();
	section?.scrollIntoView({ block: 'center' });
}
