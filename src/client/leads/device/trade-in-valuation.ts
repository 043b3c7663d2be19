import type { ValuationRange } from '../../../contract/look-ups.ts';
import { readRange } from '../../look-ups/read-range.ts';
import { asRecord, type DeviceStore } from './device-store.ts';
import { type KeptItem, readKept, writeKept } from './kept-item.ts';

/** Forms that ask what a vehicle is worth. */
const valuationForms: ReadonlySet<string> = new Set(['trade-in', 'sell-your-car']);
/** What the visitor has told about the vehicle. */
const vehicleFields = [
	'Rego',
	'Rego State',
	'VIN',
	'Vehicle Make',
	'Vehicle Model',
	'Vehicle Year',
	'Vehicle Variant',
	'kilometres',
	'condition',
] as const;

type Values = Readonly<Record<string, unknown>>;

/** The vehicle that was valued, and what it was said to be worth, where anybody said so. */
type KeptValuation = { vehicle: Readonly<Record<string, string>>; range: ValuationRange | null };

/** What a valuation was asked for and what came of it; after a month a vehicle has other kilometres and another value. */
const valuation: KeptItem<'trade_in_valuation', KeptValuation> = {
	name: 'trade_in_valuation',
	version: 3,
	days: 30,
	parse: (stored) => {
		const { range, ...vehicle } = asRecord(stored);
		return { vehicle: textsOf(vehicle), range: readRange(range) };
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

/** The last vehicle that this device was shown a range for, also one that no longer counts; null where there was none (FORM-17). */
export function rememberedRange(
	store: DeviceStore,
	now: number,
): { vehicle: Readonly<Record<string, string>>; range: ValuationRange } | null {
	const { vehicle, range } = readKept(store, valuation, now);
	return range && { vehicle, range };
}

/** The range of exactly this vehicle, as the visitor has described it, while it counts (FORM-17). */
export function rangeOf(store: DeviceStore, values: Values, now: number): ValuationRange | null {
	const kept = rememberedRange(store, now);
	return kept && isSame(kept.vehicle, values) && kept.range.until > now ? kept.range : null;
}

/** What the visitor's vehicle is worth as a trade-in, in whole dollars, while that counts; `now` in Unix milliseconds (FORM-17). */
export function keptRange(
	store: DeviceStore,
	now: number,
): { low: number; high: number; currency: string; until: number } | null {
	const { range } = rememberedRange(store, now) ?? {};
	if (range === undefined || range.until <= now) return null;
	const { low, high, currency, until } = range;
	return { low, high, currency, until };
}

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
	const range = isSame(kept.vehicle, values) ? kept.range : null;
	writeKept(store, valuation, { ...textsOf(values), ...aboutOf(values), lead_id: leadId, range });
}

/** Whether a form describes the vehicle as it was kept, kilometres and condition too. */
function isSame(kept: Values, values: Values): boolean {
	const described = textsOf(values);
	return vehicleFields.every((field) => kept[field] === described[field]);
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
