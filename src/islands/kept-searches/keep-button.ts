import { deviceStore } from '../../client/leads/device/device-store.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { SearchState } from '../../search/state/search-state.ts';
import { searchQuery } from '../../search/state/url-state.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';
import { chosenFilters } from '../search/state/chosen-filters.ts';
import { searchAt, searchPath } from '../search/state/routing.ts';
import { dropSearch, keepSearch, keptSearches } from './kept-searches.ts';
import { packIds } from './packed-ids.ts';
import { idsOf, openStock, type Stock } from './search-stock.ts';

/** Makes the button of a list keep the search in the address, or forget it again (USER-5). `pressed`: it was pressed already. */
export function startKeepButton(place: HTMLElement, pressed: boolean): void {
	const button = place.querySelector('button');
	const settings = JSON.parse(
		document.querySelector<HTMLElement>('[data-search]')?.dataset['search'] ?? 'null',
	) as SearchSettings | null;
	if (!button || !settings) return;
	place.querySelector('[data-keep-status]')?.setAttribute('role', 'status');
	const device = deviceStore(place.dataset['keepSearch'] ?? '');
	const asked = () => ({ ...searchAt(location, settings), page: 1, sort: null });
	const isKept = () => keptSearches(device).some(({ query }) => query === searchQuery(asked()));
	const say = (text: string, linked: boolean) => {
		place.querySelector('[data-keep-text]')?.replaceChildren(text);
		place.querySelector('[data-keep-link]')?.toggleAttribute('hidden', !linked);
	};
	const show = () => {
		button.ariaPressed = String(isKept());
		say('', isKept());
	};
	const toggle = async () => {
		const state = asked();
		const query = searchQuery(state);
		if (isKept()) {
			dropSearch(device, query);
			show();
			return say('Search removed.', false);
		}
		button.ariaBusy = 'true';
		const search = { query, path: searchPath(state, settings), ...(await described(state, settings)) };
		button.ariaBusy = null;
		const done = keepSearch(device, search);
		show();
		say(done ? 'Saved on this device.' : 'Your browser is blocking this site from saving anything.', done);
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
	const { categories, dealerships, words } = settings;
	const card = meta?.card;
	const labels = card && { locale: card.locale, labels: card.labels, dealerships };
	const chosen = labels ? chosenFilters(state, { labels, categories }).map(({ label }) => label) : [];
	const name = chosen.join(', ') || (labels ? `All ${words.plural}` : capitalised(words.plural));
	return { name, seen: found && packIds(await idsOf(found, state, categories)) };
}
