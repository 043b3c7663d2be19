import { useSyncExternalStore } from 'react';
import type { RangeUnit } from '../../../components/search/facets/range-unit.ts';
import { highestPriceFor, lowestPriceFor, weeklyOf } from '../../../domain/money/weekly-price.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import type { CarCardModel } from '../../../site/cars/car-card.ts';
import { type CardTerms, withRepayment } from '../../../site/cars/card-repayment.ts';

/** What the search has more where a site shows repayments (CAR-12); no other site loads it. */
export type WeeklySearch = {
	/** With its repayment where cards say it, or the visitor's words ask for one. */
	cardOf: (card: CarCardModel, query?: string) => CarCardModel;
	/** The unit of a field's range, where the visitor has chosen another than its own; as a hook it follows the choice. */
	unitOf: (field: string) => RangeUnit | undefined;
	useUnit: (field: string) => RangeUnit | undefined;
	/** The highest price that costs no more than this a week. */
	priceFor: (weekly: number) => number;
};

/** Cards with repayments, and a price filter that can be set by the week. The address has the price either way. */
export function weeklySearch(terms: CardTerms, areOnCards: boolean): WeeklySearch {
	const unit = weeklyUnit(terms);
	// The same card each time, so that it is not drawn again. Not by `memo`, which would be a chunk to load for each list.
	const known = new WeakMap<CarCardModel, CarCardModel>();
	const repaid = (card: CarCardModel): CarCardModel => {
		const made = known.get(card) ?? withRepayment(card, terms);
		known.set(card, made);
		return made;
	};
	const unitOf = (field: string) => (field === 'price' && isWeeklyChosen() ? unit : undefined);
	const useUnit = (field: string) => useSyncExternalStore(onModeChange, () => unitOf(field));
	return {
		cardOf: (card, query = '') => (areOnCards || byWeek.test(query) ? repaid(card) : card),
		unitOf,
		useUnit,
		priceFor: (weekly) => highestPriceFor(weekly, terms),
	};
}

/** Words for what is paid again and again, as `search/asked/weekly.ts` reads them. */
const byWeek = /\d ?(?:\/|p\.?\/?[wm]|(?:a |per |each )?(?:week|wk|fortnight|mo?n?th))/i;

/** Prices as whole dollars a week: what a range by the week finds is what cards say (CAR-12). */
export function weeklyUnit(terms: CardTerms): RangeUnit {
	return {
		shown: (price) => weeklyOf(price, terms),
		stored: (weekly, end) => (end === 'max' ? highestPriceFor(weekly, terms) : lowestPriceFor(weekly, terms)),
		written: (weekly) => formatMoney(weekly, terms.locale),
		step: 5,
	};
}

const modes = (): HTMLElement | null => document.querySelector('[data-price-modes]');
const isWeeklyChosen = (): boolean => modes()?.querySelector<HTMLInputElement>('[value="weekly"]')?.checked ?? false;

function onModeChange(change: () => void): () => void {
	const own = modes();
	own?.addEventListener('change', change);
	return () => own?.removeEventListener('change', change);
}
