import { createRoot } from 'react-dom/client';
import { openIndex } from '../../search/index/open-index.ts';
import type { SearchState } from '../../search/search-state.ts';
import { settleState } from '../../search/settle-state.ts';
import { carCard } from '../../site/car-card.ts';
import type { CardCar } from '../../site/card-car.ts';
import type { SearchSettings } from '../../site/search-settings.ts';
import type { StockMeta } from '../../site/stock-index.ts';
import { SearchIsland } from './SearchIsland.tsx';
import { pageClient } from './search-client.ts';
import { valuesOf } from './stock-values.ts';
import { takeOver, whenReleased } from './take-over.ts';
import { typedOn } from './typed.ts';

/**
 * Draws the search beside the page's own list, unseen, and takes the list's place with its first results. Throws where
 * the index is of another version.
 */
export function drawSearch(place: HTMLElement, settings: SearchSettings, stock: unknown): void {
	const index = openIndex(stock);
	const { card } = index.meta as StockMeta;
	const now = Math.floor(Date.now() / 1000);
	const live = document.createElement('div');
	live.className = 'search';
	live.dataset['live'] = '';
	live.hidden = true;
	place.append(live);
	const tools = {
		settings,
		labels: { locale: card.locale, labels: card.labels, dealerships: settings.dealerships },
		settle: (state: SearchState) =>
			settleState(state, { locale: card.locale, valuesOf: (field) => valuesOf(index, field) }),
		cardOf: (document: Record<string, unknown>) => carCard(document as unknown as CardCar, card, now),
	};
	createRoot(live).render(
		<SearchIsland
			client={pageClient(index, now)}
			tools={tools}
			typed={typedOn(place, settings)}
			onReady={() => whenReleased(() => takeOver(place, live))}
		/>,
	);
}
