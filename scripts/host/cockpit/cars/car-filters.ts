import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import { type CarFilters, chosenCars } from './car-query.ts';
import { carStates, conditions, type ListedCar } from './listed-cars.ts';

const titles = { state: 'State', condition: 'Condition', make: 'Make', place: 'Place' } as const;
const names: Readonly<Record<string, string>> = { ...carStates, ...conditions };

/** Choices over a list of cars, each value with how many cars it leaves; one that all cars share is left out. */
export function carFilters(cars: readonly ListedCar[], filters: CarFilters): Html[] {
	return (Object.keys(titles) as (keyof CarFilters)[]).flatMap((key) => {
		const counts = countsOf(chosenCars(cars, filters, key), key);
		const chosen = filters[key];
		if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
		if (counts.size < 2 && !chosen) return [];
		return [choice(key, counts, chosen)];
	});
}

/** Values with how many cars have each: states and conditions in their own order, others by name. */
function countsOf(cars: readonly ListedCar[], key: keyof CarFilters): Map<string, number> {
	const groups = Map.groupBy(cars, (car) => car[key] as string);
	groups.delete('');
	const order = Object.keys(names);
	const values = [...groups.keys()].sort(
		(one, other) => order.indexOf(one) - order.indexOf(other) || one.localeCompare(other, 'en'),
	);
	return new Map(values.map((value) => [value, groups.get(value)?.length ?? 0]));
}

function choice(key: keyof CarFilters, counts: ReadonlyMap<string, number>, chosen: string): Html {
	const options = [...counts].map(
		([value, count]) =>
			html`<option value="${value}"${value === chosen ? ' selected' : ''}>${names[value] ?? value} (${number(count)})</option>`,
	);
	return html`<label>${titles[key]} <select name="${key}" data-choice><option value="">All</option>${options}</select></label>`;
}
