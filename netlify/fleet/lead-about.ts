import { vehicleName } from '../../src/domain/cars/vehicle-name.ts';
import { answer } from '../delivery/adf/answers.ts';
import { isOwnVehicle } from '../delivery/adf/vehicles.ts';
import { bookedTimeOf, timeKey } from '../leads/bookings/booked-time.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';

/** A car of the dealer as a lead names it (FORM-10); what the lead does not say is empty. */
export type AskedCar = {
	id: string;
	stock: string;
	/** `2021 Kia Rio` */
	name: string;
	/** The end of its page's address, `2021-kia-rio-u10174`. */
	slug: string;
};

/** What a lead is about, beside its category. */
export type LeadAbout = {
	car: AskedCar | null;
	/** Cars of a list that it is about (USER-1), where it is not about one. */
	cars: number;
	/** The visitor's own vehicle: `2018 Mazda CX-5`; empty without one. */
	own: string;
	/** The test drive that was booked or asked for: its time by the clock of the place, `2026-11-28T10:30`. */
	drive: { at: string; state: 'booked' | 'requested' | 'cancelled' } | null;
	/** Whether it asks for a subscription. */
	subscribes: boolean;
};

/** Reads it from what the visitor sent. */
export function leadAbout(lead: Pick<StoredLead, 'payload' | 'category'>): LeadAbout {
	const { payload } = lead;
	const isOwn = isOwnVehicle(lead);
	const named = vehicleWords(lead);
	return {
		car: askedCar(lead, isOwn ? '' : named),
		cars: answer(payload, 'car_ids').match(/\d+/g)?.length ?? 0,
		own: isOwn ? named : '',
		drive: driveOf(lead),
		subscribes: answer(payload, 'subscription_start') !== '',
	};
}

function askedCar({ payload }: Pick<StoredLead, 'payload'>, named: string): AskedCar | null {
	const [id, stock] = [answer(payload, 'car_id'), answer(payload, 'stock_number')];
	const name = answer(payload, 'car_name') || named;
	if (!id && !stock && !answer(payload, 'car_name')) return null;
	const [, slug = ''] = /\/([a-z0-9-]+)\/?(?:[?#]|$)/i.exec(answer(payload, 'page_id')) ?? [];
	return { id, stock, name, slug };
}

function vehicleWords({ payload }: Pick<StoredLead, 'payload'>): string {
	const [year, make, model] = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map((key) => answer(payload, key));
	return [year, make ? vehicleName(make, model ?? '').trim() : model].filter(Boolean).join(' ');
}

function driveOf({ payload }: Pick<StoredLead, 'payload'>): LeadAbout['drive'] {
	const booked = bookedTimeOf(payload);
	const at = (booked?.start ?? answer(payload, timeKey)).slice(0, 16);
	if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/.test(at)) return null;
	return { at, state: booked?.state ?? 'requested' };
}
