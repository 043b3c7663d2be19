import { type KnownColumns, noColumns } from '../search/index/known-columns.ts';
import type { Car } from '../stock/car/car.ts';
import type { CarCardModel } from './cars/car-card.ts';
import type { KnownDocuments, KnownPrints } from './index/stock-index.ts';
import type { KnownLandings } from './lists/landing-answers.ts';
import { sameValue } from './same-value.ts';

/** What was made of a tenant's cars for an earlier site, by the very car: nothing here changes what a site answers. */
export type KnownAnswers = {
	cards: WeakMap<Car, CarCardModel>;
	documents: KnownDocuments;
	prints: KnownPrints;
	landings: KnownLandings;
	columns: KnownColumns;
};

export const newKnownAnswers = (): KnownAnswers => ({
	cards: new WeakMap(),
	documents: new WeakMap(),
	prints: new WeakMap(),
	landings: new Map(),
	columns: noColumns(),
});

/** The card as the object that it was before, where nothing in it has changed; the clock may have changed its tag. */
export function keptCard({ cards }: KnownAnswers, car: Car, made: CarCardModel): CarCardModel {
	const card = sameValue(cards.get(car), made);
	cards.set(car, card);
	return card;
}
