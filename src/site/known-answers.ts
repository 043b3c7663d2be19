import type { Capabilities } from '../config/capabilities.ts';
import type { SiteConfig } from '../config/site.ts';
import type { ComparedCar } from '../contract/compared-cars.ts';
import type { SavedCar } from '../contract/saved-cars.ts';
import { type KnownColumns, noColumns } from '../search/index/known-columns.ts';
import type { Car } from '../stock/car/car.ts';
import type { CarCardModel } from './cars/car-card.ts';
import type { KnownDocuments, KnownPrints } from './index/stock-index.ts';
import type { KnownLandings } from './lists/landing-answers.ts';
import type { KnownImages } from './pages/sitemap.ts';
import { sameValue } from './same-value.ts';

/** What was made of a tenant's cars for an earlier site, by the very car: nothing here changes what a site answers. */
export type KnownAnswers = {
	cards: WeakMap<Car, CarCardModel>;
	timed: TimedAnswers | null;
	documents: KnownDocuments;
	prints: KnownPrints;
	landings: KnownLandings;
	columns: KnownColumns;
	images: KnownImages;
};

/** What decides, beside the car itself, what is said of a car at a moment. */
type Circumstances = {
	config: SiteConfig;
	can: Capabilities;
	/** Unix seconds. */
	now: number;
	/** Until when the clock changes nothing, by `holds-until.ts`. */
	until: number;
};

/** What is said of cars for as long as config, platform and clock allow. */
export type TimedAnswers = Circumstances & {
	cards: WeakMap<Car, CarCardModel>;
	availabilities: WeakMap<Car, { text: string | undefined }>;
	saved: WeakMap<Car, SavedCar>;
	compared: WeakMap<Car, ComparedCar>;
};

/** What is known to be said of cars now: what was said before, where nothing but the cars may have changed since. */
export function answersOf(known: KnownAnswers, present: Circumstances): TimedAnswers {
	const { timed } = known;
	const holds =
		timed?.config === present.config &&
		timed.can === present.can &&
		timed.now <= present.now &&
		present.now < timed.until;
	const { cards, availabilities, saved, compared } = holds ? timed : noAnswers();
	const answers = { ...present, cards, availabilities, saved, compared };
	known.timed = answers;
	return answers;
}

const noAnswers = (): Omit<TimedAnswers, keyof Circumstances> => ({
	cards: new WeakMap(),
	availabilities: new WeakMap(),
	saved: new WeakMap(),
	compared: new WeakMap(),
});

export const newKnownAnswers = (): KnownAnswers => ({
	cards: new WeakMap(),
	timed: null,
	documents: new WeakMap(),
	prints: new WeakMap(),
	landings: new Map(),
	columns: noColumns(),
	images: new WeakMap(),
});

/** The card as the object that it was before, where nothing in it has changed; the clock may have changed its tag. */
export function keptCard({ cards }: KnownAnswers, car: Car, made: CarCardModel): CarCardModel {
	const card = sameValue(cards.get(car), made);
	cards.set(car, card);
	return card;
}
