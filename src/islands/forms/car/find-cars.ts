import type { SavedCar } from '../../../contract/saved-cars.ts';
import { isNearly } from '../../../domain/words/nearly.ts';

/** Suggestions that are shown at once. */
export const most = 5;

/** Whether a car can be tried now: one that is sold, reserved or on its way cannot (CAR-1). */
const canBeTried = ({ state }: SavedCar): boolean => state === undefined;

/**
 * The cars in which every word is found that was typed, in their name, variant, stock number or price, in the order of the file; where none
 * has them, those that were meant where a letter is wrong: `hilx` is HiLux.
 */
export function findCars(cars: readonly SavedCar[], typed: string): SavedCar[] {
	const words = plain(typed).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	const found = firstOf(cars, (text) => words.every((word) => text.includes(word)));
	if (found.length > 0) return found;
	return firstOf(cars, (text) => {
		const own = text.split(/\s+/);
		return words.every((word) => own.some((one) => isNearly(one, word)));
	});
}

function firstOf(cars: readonly SavedCar[], isMeant: (text: string) => boolean): SavedCar[] {
	const found: SavedCar[] = [];
	for (const car of cars) {
		if (found.length === most) break;
		if (canBeTried(car) && isMeant(textOf(car))) found.push(car);
	}
	return found;
}

/** The cars of these ids that can be tried, each once, as many as are shown. */
export function knownCars(cars: readonly SavedCar[], ids: readonly number[]): SavedCar[] {
	const byId = new Map(cars.map((car) => [car.id, car]));
	const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
	return known.filter(canBeTried).slice(0, most);
}

/** What a car is found by. */
const textOf = ({ name, variant, price, about }: SavedCar): string =>
	plain([name, variant, about.values?.['stock_number'], price, price.replace(/,/g, '')].join(' '));

/** In lower case, without accents: `skoda` finds a Škoda. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
