import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { SearchState } from '../../search/search-state.ts';
import { settleState } from '../../search/settle-state.ts';
import { type CarCardModel, carCard } from '../../site/cars/car-card.ts';
import type { CardCar } from '../../site/cars/card-fields.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';
import { openFields } from './fields.ts';
import type { HeldClicks } from './held-clicks.ts';
import type { LoadedSearch } from './load-search.ts';
import { openParts } from './parts.ts';
import { SearchIsland } from './SearchIsland.tsx';
import type { SearchTools } from './search-context.ts';
import { takeOver, whenReleased } from './take-over.ts';
import { withTyped } from './typed.ts';

type Page = { place: HTMLElement; settings: SearchSettings; held: HeldClicks };

/** Draws the search into the parts of the page's own, unseen, and shows it with its first results. */
export function drawSearch({ place, settings, held }: Page, found: LoadedSearch): void {
	const { client, valuesOf } = found;
	const { card } = found.meta;
	const now = Math.floor(Date.now() / 1000);
	const search = place.querySelector<HTMLElement>('.search');
	if (!search) return;
	const parts = openParts(search);
	const tools = {
		settings,
		search,
		parts,
		fields: openFields(search, settings),
		labels: { locale: card.locale, labels: card.labels, dealerships: settings.dealerships },
		settle: (state: SearchState) => settleState(state, { locale: card.locale, valuesOf }),
		cardOf: cardsKept((car) => carCard(car, card, now), settings),
	};
	createRoot(document.createElement('div')).render(
		<SearchIsland
			client={client as unknown as SearchClient}
			tools={tools}
			withTyped={(asked) => withTyped(asked, search, { ...settings, locale: card.locale })}
			onReady={() => whenReleased(() => takeOver(place, { search, parts, held }))}
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
