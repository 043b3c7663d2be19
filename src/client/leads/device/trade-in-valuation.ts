import type { ValuationRange } from '../../../contract/look-ups.ts';
import { asRecord, type DeviceStore } from './device-store.ts';
import { type KeptItem, readKept, writeKept } from './kept-item.ts';

/** Forms that ask what a vehicle is worth. */
const valuationForms: ReadonlySet<string> = new Set(['trade-in', 'sell-your-car']);
/** What the visitor has told about the vehicle. */
const vehicleFields = [
	'Rego',
	'Vehicle Make',
	'Vehicle Model',
	'Vehicle Year',
	'Vehicle Variant',
	'kilometres',
	'condition',
] as const;

/** The vehicle that was valued, and what it was said to be worth, where anybody said so. */
type KeptValuation = { vehicle: Readonly<Record<string, string>>; range: ValuationRange | null };

/** What a valuation was asked for and what came of it; after a month a vehicle has other kilometres and another value. */
const valuation: KeptItem<'trade_in_valuation', KeptValuation> = {
	name: 'trade_in_valuation',
	version: 3,
	days: 30,
	parse: (stored) => {
		const { range, ...vehicle } = asRecord(stored);
		return { vehicle: textsOf(vehicle), range: rangeOf(range) };
	},
	// The first form had no date, the second no range: the month of an old one begins when it is first read.
	migrate: (stored) => stored,
};

/** The vehicle that the visitor has had valued from this device, for the forms that ask about one (FORM-17). */
export function rememberedVehicle(
	store: DeviceStore,
	form: string,
	now = Date.now(),
): Readonly<Record<string, string>> {
	return valuationForms.has(form) ? readKept(store, valuation, now).vehicle : {};
}

/** The last range that this device was shown, also one that no longer counts; null where there was none (FORM-17). */
export function rememberedRange(store: DeviceStore, now: number): ValuationRange | null {
	return readKept(store, valuation, now).range;
}

/** What the visitor's vehicle is worth as a trade-in, in whole dollars, while that counts; `now` in Unix milliseconds (FORM-17). */
export function keptRange(
	store: DeviceStore,
	now: number,
): { low: number; high: number; currency: string; until: number } | null {
	const range = rememberedRange(store, now);
	if (range === null || range.until <= now) return null;
	const { low, high, currency, until } = range;
	return { low, high, currency, until };
}

type Values = Readonly<Record<string, unknown>>;

/** Keeps the vehicle that was valued with its range as soon as the visitor sees it; null where nobody knows its worth (FORM-17). */
export function rememberRange(
	store: DeviceStore,
	values: Values,
	range: ValuationRange | null,
	now = Date.now(),
): void {
	writeKept(store, valuation, { ...textsOf(values), ...aboutOf(values), range }, now);
}

/**
 * Keeps what a valuation was asked for, and the lead that asks; other forms leave it as it is (FORM-17, USER-5). The range
 * stays with the vehicle that it was said of.
 */
export function rememberValuation(
	store: DeviceStore,
	{ form, leadId, values }: { form: string; leadId: string | null; values: Values },
): void {
	if (!valuationForms.has(form)) return;
	const kept = readKept(store, valuation);
	const range = isSame(kept.vehicle, textsOf(values)) ? kept.range : null;
	writeKept(store, valuation, { ...textsOf(values), ...aboutOf(values), lead_id: leadId, range });
}

/** Whether two descriptions are of one vehicle. */
function isSame(one: Values, other: Values): boolean {
	return ['Vehicle Make', 'Vehicle Model', 'Vehicle Year'].every((field) => one[field] === other[field]);
}

function textsOf(values: Values): Record<string, string> {
	const texts = vehicleFields.flatMap((field) => {
		const value = values[field];
		return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
	});
	return Object.fromEntries(texts);
}

/** The car that the vehicle is to be traded in for. */
function aboutOf({ car_id }: Values): { car_id?: string } {
	return typeof car_id === 'string' && car_id !== '' ? { car_id } : {};
}

/** A range in what was stored, which anybody may have written. */
function rangeOf(stored: unknown): ValuationRange | null {
	const { low, high, currency, at, until, by, sample } = asRecord(stored);
	const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e9;
	const isTime = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 8.64e15;
	if (!isAmount(low) || !isAmount(high) || low > high || !isTime(at) || !isTime(until)) return null;
	if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || typeof by !== 'string' || by === '') return null;
	return { low, high, currency, at, until, by: by.slice(0, 60), sample: sample !== false };
}
