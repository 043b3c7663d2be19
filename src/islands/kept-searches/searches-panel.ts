import { deviceStore } from '../../client/leads/device/device-store.ts';
import { visitorsDay } from '../../client/visitors-day.ts';
import { readSearch } from '../../search/state/url-state.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';
import { countNew, dropSearch, type KeptSearch, keptSearches, markSeen } from './kept-searches.ts';
import { nameSearch } from './name-search.ts';
import { newsText } from './news-text.ts';
import { idsOf, openStock } from './search-stock.ts';

type Settings = Pick<SearchSettings, 'pointerPath' | 'categories' | 'dealerships' | 'words'>;
type Row = { search: KeptSearch; link: HTMLAnchorElement; count: HTMLElement; element: HTMLLIElement };

/** Lists the kept searches, each with the number of cars that have come since it was last opened from here (USER-5). */
export function drawSearches(panel: HTMLElement, settings: Settings): void {
	const device = deviceStore(panel.dataset['keptSearches'] ?? '');
	const today = visitorsDay();
	const list = panel.querySelector('ul');
	const status = panel.querySelector('[data-searches-status]');
	const rows = keptSearches(device).map((search) => {
		const row = searchRow(search, () => {
			dropSearch(device, search.query);
			row.element.remove();
			countOnTab(keptSearches(device).length);
			if (status) status.textContent = `${search.name} removed.`;
			panel.tabIndex = -1;
			panel.focus();
		});
		return row;
	});
	list?.replaceChildren(...rows.map(({ element }) => element));
	panel.hidden = rows.length === 0 && !panel.querySelector('[data-searches-none]');
	countOnTab(rows.length);
	void countCars(rows, settings, (query, seen) => markSeen(device, query, { ...seen, since: today })).catch(() => {
		// Without a network the links are there, and no number.
	});
}

/** How many there are, on the tab that leads to them. */
function countOnTab(count: number): void {
	const place = document.querySelector('[data-searches-count]');
	if (place) place.textContent = count > 0 ? String(count) : '';
}

async function countCars(
	rows: readonly Row[],
	settings: Settings,
	onSeen: (query: string, seen: { ids: number[]; name: string }) => void,
): Promise<void> {
	if (rows.length === 0) return;
	const { found } = await openStock(settings);
	if (!found) return;
	for (const { search, link, count } of rows) {
		const { state } = readSearch(search.query);
		const ids = await idsOf(found, state, settings.categories);
		// Kept without the stock, it could only be called by its list.
		const name = search.seen === null ? nameSearch(found.meant(state), settings, found.meta.card) : search.name;
		link.textContent = name;
		const fresh = countNew(search, ids);
		const texts = { today: visitorsDay(), locale: found.meta.card.locale };
		count.textContent = newsText({ fresh, forSale: ids.length, since: search.since }, texts);
		count.classList.toggle('has-new', Boolean(fresh));
		link.addEventListener('click', () => onSeen(search.query, { ids, name }));
	}
}

function searchRow(search: KeptSearch, remove: () => void): Row {
	const element = Object.assign(document.createElement('li'), { className: 'card kept-search' });
	const link = Object.assign(document.createElement('a'), {
		className: 'card-link type-card',
		href: search.path,
		textContent: search.name,
	});
	const count = Object.assign(document.createElement('p'), { className: 'kept-search-count' });
	const words = Object.assign(document.createElement('div'), { className: 'kept-search-words' });
	const button = Object.assign(document.createElement('button'), {
		type: 'button',
		className: 'button button-outline button-small',
		textContent: 'Remove',
	});
	// The whole card leads there; this is seen to.
	const view = Object.assign(document.createElement('span'), {
		className: 'button button-primary button-small',
		ariaHidden: 'true',
		textContent: 'View',
	});
	button.ariaLabel = `Remove the search ${search.name}`;
	button.addEventListener('click', remove);
	words.append(link, count);
	element.append(words, view, button);
	return { search, link, count, element };
}
