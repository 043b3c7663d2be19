import type { CarLocation, MarketPrices, PaymentProcessor } from '../car/car-parts.ts';
import { money, smallMoney } from './money-readers.ts';
import type { Notation } from './notation.ts';
import { integer } from './number-readers.ts';
import { type Reader, type Reading, readValue, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

type Parts<T> = { readonly [Key in keyof T]-?: Reader<NonNullable<T[Key]>> };

/** An object whose parts are read one by one; a part that cannot be read is absent, and so is one that is unknown. */
function parts<T extends object>(readers: Parts<T>): Reader<T> {
	return (found, notation) => {
		if (typeof found !== 'object' || found === null || Array.isArray(found)) return unreadable('not an object');
		const value: Partial<T> = {};
		const faults: string[] = [];
		for (const key of Object.keys(readers) as (keyof T & string)[]) {
			const reading = readValue(
				Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined,
				readers[key],
				notation,
			);
			if (reading.value !== undefined) value[key] = reading.value;
			if (reading.note) faults.push(`${key} ${reading.note}`);
		}
		// Every part is optional in the types that this is used for.
		return { value: Object.keys(value).length > 0 ? (value as T) : undefined, note: faults.join(', ') || undefined };
	};
}

function list<T>(reader: Reader<T>): Reader<T[]> {
	return (found, notation) => {
		if (!Array.isArray(found)) return unreadable('not a list');
		const readings = found.map((item) => readValue(item, reader, notation));
		const value = readings.flatMap((reading) => (reading.value === undefined ? [] : [reading.value]));
		const note = readings.find((reading) => reading.note)?.note;
		return { value: value.length > 0 ? value : undefined, note };
	};
}

const anyId = integer({ what: 'an id', min: 1, max: Number.MAX_SAFE_INTEGER });

const locationParts = parts<CarLocation>({
	name: line,
	phone: line,
	distribution_locations: list(anyId),
});

/** `{ name, phone, distribution_locations }`, or the name alone. */
export function location(found: unknown, notation: Notation): Reading<CarLocation> {
	return typeof found === 'string' ? { value: { name: found } } : locationParts(found, notation);
}

/** Market prices of the car's kind. */
export const marketPrices = parts<MarketPrices>({
	average_market_price: money(),
	state_average_market_price: money(),
});

/** Who may take a deposit for the car. */
export const paymentProcessors = list(
	parts<PaymentProcessor>({
		authorization_type: line,
		authorization_key: line,
		deposit_amount: smallMoney(),
	}),
);
