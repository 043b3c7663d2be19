import { memo } from '../memo.ts';

/** A car's row is the same object for as long as it says the same: of thousands, a build writes out the few that changed. */
const rowText = memo((row: object) => JSON.stringify(row), new WeakMap<object, string>());

/** A file with a row for each car (`/saved-cars.json`, `/compared-cars.json`) as it is published. */
export function carsFileText({ cars, ...head }: { cars: readonly object[] }): string {
	return `${JSON.stringify(head).slice(0, -1)},"cars":[${cars.map((row) => rowText(row)).join()}]}`;
}
