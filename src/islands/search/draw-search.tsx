import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { SearchState } from '../../search/search-state.ts';
import { settleState } from '../../search/settle-state.ts';
import { type CarCardModel, carCard } from '../../site/car-card.ts';
import type { CardCar } from '../../site/card-car.ts';
import type { SearchSettings } from '../../site/search-settings.ts';
import type { LoadedSearch } from './load-search.ts';
import { SearchIsland } from './SearchIsland.tsx';
import type { SearchTools } from './search-context.ts';
import { takeOver, whenReleased } from './take-over.ts';
import { typedOn } from './typed.ts';

/** Draws the search beside the page's own list, unseen, and takes the list's place with its first results. */
export function drawSearch(place: HTMLElement, settings: SearchSettings, search: LoadedSearch): void {
	const { client, valuesOf } = search;
	const { card } = search.meta;
	const now = Math.floor(Date.now() / 1000);
	const live = document.createElement('div');
	live.className = 'search';
	live.dataset['live'] = '';
	live.hidden = true;
	place.append(live);
	const tools = {
		settings,
		labels: { locale: card.locale, labels: card.labels, dealerships: settings.dealerships },
		settle: (state: SearchState) => settleState(state, { locale: card.locale, valuesOf }),
		cardOf: cardsKept((car) => carCard(car, card, now), settings),
	};
	createRoot(live).render(
		<SearchIsland
			client={client as unknown as SearchClient}
			tools={tools}
			typed={typedOn(place, settings)}
			onReady={() => whenReleased(() => takeOver(place, live))}
		/>,
	);
}

/** Makes the card of a car once where the cars cannot change: in an index that has been loaded. */
function cardsKept(make: (car: CardCar) => CarCardModel, { engine }: SearchSettings): SearchTools['cardOf'] {
	const kept = new Map<unknown, CarCardModel>();
	return (document) => {
		const card = kept.get(document['id']) ?? make(document as unknown as CardCar);
		if (engine === 'page') kept.set(document['id'], card);
		return card;
	};
}
