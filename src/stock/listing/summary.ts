import type { Car } from '../car/car.ts';
import type { CarType } from '../car/car-parts.ts';

/** What a tenant has in stock (SITE-4); makes and models with most cars first, then by name. */
export type StockSummary = {
	count: number;
	makes: { name: string; count: number }[];
	models: { make: string; name: string; count: number }[];
	car_types: Record<CarType, number>;
};

/** Counts the cars of a tenant's public listing by make, model and condition (SITE-4). */
export function stockSummary(cars: readonly Pick<Car, 'make' | 'model' | 'car_type'>[]): StockSummary {
	const makes = new Map<string, { name: string; count: number }>();
	const models = new Map<string, { make: string; name: string; count: number }>();
	const car_types = { new: 0, used: 0, demo: 0 };
	for (const { make, model, car_type } of cars) {
		countIn(makes, make, { name: make, count: 0 });
		countIn(models, `${make}\n${model}`, { make, name: model, count: 0 });
		car_types[car_type]++;
	}
	return { count: cars.length, makes: mostFirst(makes), models: mostFirst(models), car_types };
}

function countIn<Entry extends { count: number }>(counts: Map<string, Entry>, key: string, first: Entry): void {
	const entry = counts.get(key) ?? first;
	entry.count++;
	counts.set(key, entry);
}

function mostFirst<Entry extends { name: string; count: number }>(counts: Map<string, Entry>): Entry[] {
	return [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
