import type { SavedCar } from '../../../contract/saved-cars.ts';
import { similarTo } from '../../success/similar-to.ts';

type Around = {
	/** Ids of the cars that are compared already. */
	chosen: readonly number[];
	/** Ids of those that the visitor knows, the first first: saved ones, then those whose pages were looked at. */
	known: readonly number[];
	cars: readonly SavedCar[];
};

/**
 * Cars that one may want beside those that are compared (USER-2): what the visitor has saved or looked at, then what is like the
 * first of them. Only what can still be bought.
 */
export function otherCars({ chosen, known, cars }: Around, count: number): SavedCar[] {
	const byId = new Map(cars.map((car) => [car.id, car]));
	const first = byId.get(chosen[0] ?? 0);
	const like = first ? similarTo(first, cars, count + chosen.length) : [];
	const ids = new Set([...known, ...like].filter((id) => !chosen.includes(id)));
	return [...ids]
		.flatMap((id) => byId.get(id) ?? [])
		.filter(({ state }) => state !== 'sold')
		.slice(0, count);
}
