import { asRecord, type DeviceStore } from './device-store.ts';

/** The fields of a form that the next one starts with (USER-5). */
const userFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
/** A visitor's details; `name` is the first name. */
export type RememberedUser = { readonly [Field in (typeof userFields)[number]]?: string };

/** Who has sent a form from this device before. */
export function rememberedUser(store: DeviceStore): RememberedUser {
	return textsOf(asRecord(store.read('user')));
}

/** Remembers who has sent these values. What they leave empty stays as it was. */
export function rememberUser(store: DeviceStore, values: Readonly<Record<string, unknown>>): void {
	store.write('user', { ...rememberedUser(store), ...textsOf(values) });
}

/** The category that /success thanks for where its address names none (USER-5, FORM-9). */
export function rememberedSuccess(store: DeviceStore): string | null {
	const category = store.read('success_category');
	return typeof category === 'string' && /^[a-z\d-]+$/.test(category) ? category : null;
}

export function rememberSuccess(store: DeviceStore, category: string): void {
	store.write('success_category', category);
}

/** The car that the visitor has asked about last (USER-5). */
export function rememberEnquiredCar(store: DeviceStore, carId: string): void {
	store.write('last_car_enquired', carId);
}

function textsOf(values: Readonly<Record<string, unknown>>): RememberedUser {
	const texts = userFields.flatMap((field) => {
		const value = values[field];
		return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()] as const] : [];
	});
	return Object.fromEntries(texts);
}
