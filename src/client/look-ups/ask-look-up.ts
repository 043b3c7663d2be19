import type { LookedUpVehicle, ValuationRange } from '../../contract/look-ups.ts';
import { asRecord } from '../leads/device/device-store.ts';
import { lookUpTexts } from './look-up-texts.ts';
import { readRange } from './read-range.ts';

/** What is looked up: a plate with its state, or a VIN; kilometres, whatever the locale. */
export type Asked = { rego?: string; state?: string; vin?: string; kms?: number; condition?: string };

/** What came of it. `fault` is a sentence for the visitor, who can always go on by hand (USER-10). */
export type LookUp =
	| { ok: true; vehicle: LookedUpVehicle; source: 'provider' | 'vin' | 'sample'; valuation: ValuationRange | null }
	| { ok: false; fault: string; isUnknown?: true };

/** Milliseconds that a visitor waits; the server gives its providers less. */
const patience = 15_000;

/** Asks one of the look-ups at this address. Never rejects. */
export async function askLookUp(address: string, asked: Asked): Promise<LookUp> {
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { accept: 'application/json', 'content-type': 'application/json' },
			body: JSON.stringify(asked),
			cache: 'no-store',
			signal: AbortSignal.timeout(patience),
		});
		const json: unknown = await response.json().catch(() => null);
		if (response.ok) return readLookUp(json);
		const refusal = asRecord(json);
		const isUnknown = refusal['code'] === 'unknown_vehicle';
		return { ok: false, fault: faultOf(response.status, refusal), ...(isUnknown && { isUnknown }) };
	} catch {
		return { ok: false, fault: navigator.onLine ? lookUpTexts.unavailable : lookUpTexts.offline };
	}
}

/** An answer of our server, and not a page that somebody else sends in its place, such as a hotel's. */
export function readLookUp(json: unknown): LookUp {
	const { vehicle, source, valuation } = asRecord(json);
	if (source !== 'provider' && source !== 'vin' && source !== 'sample')
		return { ok: false, fault: lookUpTexts.unavailable };
	return { ok: true, vehicle: readVehicle(asRecord(vehicle)), source, valuation: readRange(valuation) };
}

const texts = ['rego', 'state', 'vin', 'make', 'model', 'variant', 'body', 'fuel', 'transmission', 'colour', 'country'];

function readVehicle(vehicle: Readonly<Record<string, unknown>>): LookedUpVehicle {
	const known = texts.flatMap((key) => {
		const value = vehicle[key];
		return typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()] as const] : [];
	});
	const { year } = vehicle;
	return { ...Object.fromEntries(known), ...(typeof year === 'number' && Number.isInteger(year) && { year }) };
}

/** The server says best why it does not know a vehicle, and what is wrong with a plate or a VIN. */
function faultOf(status: number, { code, error, fields }: Readonly<Record<string, unknown>>): string {
	if (code === 'unknown_vehicle') return textOf(error) ?? lookUpTexts.unknown;
	if (status === 429) return lookUpTexts.tooMany;
	if (status !== 422) return lookUpTexts.unavailable;
	const said = [...Object.values(asRecord(fields)), error].map(textOf).find((text) => text !== null);
	return said ? `${said} ${lookUpTexts.byHand}` : lookUpTexts.unavailable;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
