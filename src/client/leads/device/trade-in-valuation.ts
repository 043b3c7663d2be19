import { asRecord, type DeviceStore } from './device-store.ts';

/** Forms that ask what a vehicle is worth. */
const valuationForms: ReadonlySet<string> = new Set(['trade-in', 'sell-your-car']);
/** What the visitor has told about the vehicle. */
const vehicleFields = ['Rego', 'Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'kilometres', 'condition'] as const;

/** The vehicle that the visitor has had valued from this device, for the forms that ask about one (FORM-17). */
export function rememberedVehicle(store: DeviceStore, form: string): Readonly<Record<string, string>> {
	return valuationForms.has(form) ? textsOf(asRecord(store.read('trade_in_valuation'))) : {};
}

/** Keeps what a valuation was asked for, and the lead that asks; other forms leave it as it is (FORM-17, USER-5). */
export function rememberValuation(
	store: DeviceStore,
	{ form, leadId, values }: { form: string; leadId: string | null; values: Readonly<Record<string, unknown>> },
): void {
	if (!valuationForms.has(form)) return;
	const { car_id } = values;
	const about = typeof car_id === 'string' && car_id !== '' ? { car_id } : {};
	store.write('trade_in_valuation', { ...textsOf(values), ...about, lead_id: leadId });
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
	const texts = vehicleFields.flatMap((field) => {
		const value = values[field];
		return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
	});
	return Object.fromEntries(texts);
}
