/**
 * Cars that someone who looks at this one may like: sellable, of the same model, body or make, and within 20 % of its price.
 * First those of its model, then those that share body and make, then body, then make; the nearest price first. Whoever looks at an
 * electric car is shown other electric ones before those, of its body first. In the place of one that can no longer be bought, others
 * of its model come first at whatever price.
 * Cars by subscription are compared by their price a week, and no model comes twice before the others: one chooses a kind of car.
 * Nobody is shown what somebody else has reserved, and those with photos come first.
 * A car without any price is compared with others without one, by year.
 */

import { isPriceShown } from '../money/price.ts';
import { isElectric } from './is-electric.ts';
import { type Availability, isSellable } from './sellable.ts';

const priceShare = 5; // a fifth
const yearSpan = 3;

export type ComparedCar = Availability & {
	slug: string;
	make: string;
	model: string;
	simple_body?: string | undefined;
	simple_fuel?: string | undefined;
	year: number;
	price?: number | undefined;
	reserved?: boolean | undefined;
	/** Its photos, where it is said which it has. */
	images?: readonly unknown[] | undefined;
	/** Per week. */
	subscription_price?: number | undefined;
};

/** A car's place in a group: `value` is its price, its price a week, or its year where there is neither. */
type Entry = { slug: string; value: number; model: string; isShown: boolean };

/** So many are looked at for other models. */
const mostLooked = 40;

/** Finds up to `count` cars like one of these, best first, in logarithmic time: a stock has 16,000 of them. */
export function similarCars(cars: readonly ComparedCar[]): (car: ComparedCar, count: number) => string[] {
	const groups = groupCars(cars);
	const find = (car: ComparedCar, count: number): Entry[] => {
		const found = new Map<string, Entry>();
		const ofModel = modelKey(car);
		for (const key of groupKeys(car)) {
			const isAnyNear = key === ofModel && !isSellable(car);
			for (const entry of nearest(groups.get(key) ?? [], entryOf(car), isAnyNear ? anyValue : isNear(car))) {
				if (found.size >= count) return [...found.values()];
				found.set(entry.slug, entry);
			}
		}
		return [...found.values()];
	};
	return (car, count) => {
		const isChoosing = kindOf(car) === 'weekly' && isSellable(car);
		const found = isChoosing ? modelsFirst(find(car, Math.max(count, mostLooked))) : find(car, count * 2);
		return [...found.filter(({ isShown }) => isShown), ...found.filter(({ isShown }) => !isShown)]
			.slice(0, count)
			.map(({ slug }) => slug);
	};
}

/** One of each model, then the others. */
function modelsFirst(entries: readonly Entry[]): Entry[] {
	const firsts = new Set(new Map(entries.toReversed().map((entry) => [entry.model, entry])).values());
	return [...entries.filter((entry) => firsts.has(entry)), ...entries.filter((entry) => !firsts.has(entry))];
}

function groupCars(cars: readonly ComparedCar[]): Map<string, Entry[]> {
	const groups = new Map<string, Entry[]>();
	for (const car of cars) {
		if (!isSellable(car) || car.reserved) continue;
		for (const key of groupKeys(car)) {
			const group = groups.get(key);
			if (group) group.push(entryOf(car));
			else groups.set(key, [entryOf(car)]);
		}
	}
	for (const group of groups.values()) group.sort(compare);
	return groups;
}

/** The groups of a car, the likest first. */
function groupKeys(car: ComparedCar): string[] {
	const { make, simple_body: body } = car;
	const kind = kindOf(car);
	const ofModel = modelKey(car);
	const electric = isElectric(car) ? [...(body ? [`${kind} electric ${body}`] : []), `${kind} electric`] : [];
	const others = body ? [`${kind} ${body} ${make}`, `${kind} body ${body}`] : [];
	return [...(ofModel ? [ofModel] : []), ...electric, ...others, `${kind} make ${make}`];
}

/** The group of a car's model; null for a car whose model is not said. */
const modelKey = (car: ComparedCar): string | null =>
	car.model ? `${kindOf(car)} model ${car.make} ${car.model}` : null;

const kindOf = ({ price, subscription_price: weekly = 0 }: ComparedCar): 'priced' | 'weekly' | 'unpriced' =>
	isPriceShown(price) ? 'priced' : weekly > 0 ? 'weekly' : 'unpriced';

const anyValue = (): boolean => true;

function entryOf(car: ComparedCar): Entry {
	const { slug, make, model, price = 0, subscription_price: weekly = 0, year } = car;
	const value = { priced: price, weekly, unpriced: year }[kindOf(car)];
	return { slug, value, model: `${make} ${model}`, isShown: car.images?.length !== 0 };
}

const compare = (one: Entry, other: Entry): number =>
	one.value - other.value || (one.slug < other.slug ? -1 : one.slug > other.slug ? 1 : 0);

function isNear(car: ComparedCar): (value: number) => boolean {
	const { value: own } = entryOf(car);
	if (kindOf(car) === 'unpriced') return (value) => Math.abs(value - own) <= yearSpan;
	return (value) => Math.abs(value - own) * priceShare <= own;
}

/** The others of a sorted group from the nearest on, as long as they are near. */
function* nearest(group: readonly Entry[], own: Entry, near: (value: number) => boolean): Generator<Entry> {
	let above = placeOf(group, own);
	let below = above - 1;
	for (;;) {
		const up = group[above];
		const down = group[below];
		const takesUp = up && (!down || up.value - own.value < own.value - down.value);
		const next = takesUp ? up : down;
		if (!next || !near(next.value)) return;
		if (takesUp) above++;
		else below--;
		if (next.slug !== own.slug) yield next;
	}
}

/** The entry's index in a sorted group, or the one it would have. */
function placeOf(group: readonly Entry[], entry: Entry): number {
	let [low, high] = [0, group.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const found = group[middle];
		if (found && compare(found, entry) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
