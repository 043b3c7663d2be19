import type { SavedCar } from '../../../contract/saved-cars.ts';
import { similarTo } from '../../success/similar-to.ts';

/** Cars for sale that are like those of a list which were sold since, in turn for each of them; none that is on it already (USER-1). */
export function likeSold(shown: readonly SavedCar[], cars: readonly SavedCar[], count: number): SavedCar[] {
	const byId = new Map(cars.map((car) => [car.id, car]));
	const own = new Set(shown.map(({ id }) => id));
	const sold = shown.filter(({ state }) => state === 'sold');
	const found = sold.map((car) => similarTo(car, cars, count + own.size).filter((id) => !own.has(id)));
	const turns = Array.from({ length: count }, (_, turn) => found.flatMap((ids) => ids[turn] ?? [])).flat();
	return [...new Set(turns)].flatMap((id) => byId.get(id) ?? []).slice(0, count);
}
