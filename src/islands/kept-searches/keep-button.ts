import { deviceStore } from '../../client/leads/device/device-store.ts';
import { visitorsDay } from '../../client/visitors-day.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { searchQuery } from '../../search/state/url-state.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';
import { searchAt, searchPath } from '../search/state/routing.ts';
import { dropSearch, keepSearch, keptSearches } from './kept-searches.ts';
import { nameSearch } from './name-search.ts';
import { packIds } from './packed-ids.ts';
import { idsOf, openStock, type Stock } from './search-stock.ts';

/** Makes the button of a list keep the search in the address, or forget it again (USER-5). `pressed`: it was pressed already. */
export function startKeepButton(place: HTMLElement, pressed: boolean): void {
	const button = place.querySelector('button');
	const settings = JSON.parse(
		document.querySelector<HTMLElement>('[data-search]')?.dataset['search'] ?? 'null',
	) as SearchSettings | null;
	if (!button || !settings) return;
	const device = deviceStore(place.dataset['keepSearch'] ?? '');
	const asked = () => ({ ...searchAt(location, settings), page: 1, sort: null });
	const isKept = () => keptSearches(device).some(({ query }) => query === searchQuery(asked()));
	const link = place.querySelector('a');
	const show = () => {
		button.ariaPressed = String(isKept());
		link?.toggleAttribute('hidden', !isKept());
	};
	// At the foot of the window: in the head of a phone's list it would move what is there.
	const say = async (...content: (Node | string)[]) =>
		(await import('../../client/saved/page-note.ts')).sayNote(...content);
	const toggle = async () => {
		const state = asked();
		const query = searchQuery(state);
		if (isKept()) {
			dropSearch(device, query);
			show();
			return say('Search removed.');
		}
		const search = { query, path: searchPath(state, settings), since: visitorsDay() };
		// At once: the cars in it are counted when the stock is there, and by then the visitor may have gone on.
		const done = keepSearch(device, { ...search, name: nameSearch(state, settings, undefined), seen: null });
		show();
		if (!done) return say('Your browser is blocking this site from saving anything.');
		const way = link?.cloneNode(true);
		void say('Saved on this device. ', ...(way ? [way] : []));
		const details = await described(state, settings);
		if (keptSearches(device).some((kept) => kept.query === query)) keepSearch(device, { ...search, ...details });
	};
	button.addEventListener('click', toggle);
	for (const event of ['forecourt:search', 'popstate'])
		(event === 'popstate' ? window : document).addEventListener(event, show);
	if (pressed) void toggle();
	else show();
}

/** What a search is called, and the cars that it finds now. Without a network they are not known. */
async function described(state: SearchState, settings: SearchSettings): Promise<{ name: string; seen: string | null }> {
	const { found, meta }: Stock = await openStock(settings).catch(() => ({ found: null, meta: null }));
	// Words are read once they have been looked for.
	const ids = found && (await idsOf(found, state, settings.categories));
	const name = nameSearch(found?.meant(state) ?? state, settings, meta?.card);
	return { name, seen: ids && packIds(ids) };
}
