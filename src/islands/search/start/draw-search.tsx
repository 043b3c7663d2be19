import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { LoadedSearch } from '../../../client/search/loaded-search.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { settleState } from '../../../search/state/settle-state.ts';
import { type CarCardModel, carCard } from '../../../site/cars/car-card.ts';
import type { CardCar } from '../../../site/cars/card-fields.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';
import { openVisitorPlace } from '../near/visitor-place.ts';
import { openBoxAndOrder } from '../page/box-and-order.ts';
import { withEarlyInput } from '../page/early-input.ts';
import { openParts } from '../page/page-parts.ts';
import { bringHeaderBack } from '../page/returning-header.ts';
import { swapParts, whenReleased } from '../page/swap-parts.ts';
import { comeBack, noteFollowed } from '../results/card-place.ts';
import { loadAnswerParts } from '../results/use-answer-parts.ts';
import type { SearchTools } from '../state/search-context.ts';
import type { WeeklySearch } from '../weekly/weekly-search.ts';
import { SearchIsland } from '../widgets/SearchIsland.tsx';
import type { HeldClicks } from './held-clicks.ts';

/** An address, a click or words may ask for more than the page shows. */
const loadIfAsked = () => document.querySelector('[data-pending], [data-held], [data-typed]') && loadAnswerParts();

// Along with the stock, and not after it.
void loadIfAsked();

type Page = { place: HTMLElement; settings: SearchSettings; held: HeldClicks };

/** Draws the search; a site whose cards show repayments loads what that needs first. */
export async function drawSearch(page: Page, found: LoadedSearch): Promise<void> {
	// What is asked for already has no name until then, and must not have the page's own for a moment.
	await loadIfAsked();
	page.place.addEventListener('pointerover', loadAnswerParts, { once: true });
	const { repayments, weekly: byWeek } = page.settings;
	// Elsewhere only an address that asks by the week loads what reads it.
	const terms = repayments ?? (/week|fortnight|month/i.test(location.search) ? byWeek : undefined);
	const weekly = terms && (await import('../weekly/weekly-search.ts')).weeklySearch(terms, repayments !== undefined);
	if (weekly) found.stock.priceFor = weekly.priceFor;
	const Plan = found.meta.plans && (await import('../plans/LivePlan.tsx')).LivePlan;
	draw(page, { ...found, weekly, Plan });
}

type Found = LoadedSearch & { weekly: WeeklySearch | undefined } & Pick<SearchTools, 'Plan'>;

/** Draws into hidden copies of the page's parts, and shows them with the first results. */
function draw({ place, settings, held }: Page, { weekly, ...found }: Found): void {
	const { client, valuesOf } = found;
	const { card } = found.meta;
	const now = Math.floor(Date.now() / 1000);
	const search = place.querySelector<HTMLElement>('.search');
	if (!search) return;
	const parts = openParts(search);
	bringHeaderBack(search);
	noteFollowed(search);
	const finished = weekly?.cardOf ?? ((made: CarCardModel) => made);
	const near = openVisitorPlace(settings.places ?? [], found.seenFrom, card.locale);
	const cardOf = cardsKept((car) => carCard(car, card, now), settings.engine === 'page' && !found.Plan);
	const tools = {
		...found,
		settings,
		search,
		parts,
		boxAndOrder: openBoxAndOrder(search, { ...settings, ...found }),
		near,
		labels: { locale: card.locale, labels: card.labels, dealerships: settings.dealerships },
		settle: (state: SearchState) => settleState(state, { locale: card.locale, valuesOf }),
		useUnit: weekly?.useUnit,
		cardOf: (document: Record<string, unknown>, query?: string) =>
			near.placed(finished(cardOf(document), query), document['city']),
	};
	createRoot(document.createElement('div')).render(
		<SearchIsland
			client={client as unknown as SearchClient}
			tools={tools}
			withEarlyInput={(asked) =>
				withEarlyInput(asked, search, { ...settings, locale: card.locale, unitOf: weekly?.unitOf })
			}
			onReady={() =>
				whenReleased(() => {
					swapParts(place, { search, parts, held });
					comeBack(search);
				})
			}
		/>,
	);
}

/** Makes the card of each car once, if the cars cannot change: in an index that has been loaded, where no plan decides what they cost. */
function cardsKept(make: (car: CardCar) => CarCardModel, areSame: boolean): SearchTools['cardOf'] {
	const kept = new Map<unknown, CarCardModel>();
	return (document) => {
		const card = kept.get(document['id']) ?? make(document as unknown as CardCar);
		if (areSame) kept.set(document['id'], card);
		return card;
	};
}
