import { asRecord, type DeviceStore } from './device-store.ts';
import { type KeptItem, readKept, writeKept } from './kept-item.ts';

/** Forms that ask what a vehicle is worth. */
const valuationForms: ReadonlySet<string> = new Set(['trade-in', 'sell-your-car']);
/** What the visitor has told about the vehicle. */
const vehicleFields = ['Rego', 'Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'kilometres', 'condition'] as const;

/** What a valuation was asked for; after a month a vehicle has other kilometres and another value. */
const valuation: KeptItem<'trade_in_valuation', Readonly<Record<string, string>>> = {
	name: 'trade_in_valuation',
	version: 2,
	days: 30,
	parse: (stored) => textsOf(asRecord(stored)),
	// The first form had no date: its month begins when it is first read.
	migrate: (stored) => stored,
};

/** The vehicle that the visitor has had valued from this device, for the forms that ask about one (FORM-17). */
export function rememberedVehicle(store: DeviceStore, form: string): Readonly<Record<string, string>> {
	return valuationForms.has(form) ? readKept(store, valuation) : {};
}

/** Keeps what a valuation was asked for, and the lead that asks; other forms leave it as it is (FORM-17, USER-5). */
export function rememberValuation(
	store: DeviceStore,
	{ form, leadId, values }: { form: string; leadId: string | null; values: Readonly<Record<string, unknown>> },
): void {
	if (!valuationForms.has(form)) return;
	const { car_id } = values;
	const about = typeof car_id === 'string' && car_id !== '' ? { car_id } : {};
	writeKept(store, valuation, { ...textsOf(values), ...about, lead_id: leadId });
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
	const texts = vehicleFields.flatMap((field) => {
		const value = values[field];
		return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
	});
	return Object.fromEntries(texts);
}
