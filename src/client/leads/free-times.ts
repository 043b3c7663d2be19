import { idempotencyHeader } from '../../contract/paths.ts';
import {
	type FreeTime,
	type FreeTimes,
	type HeldTime,
	type TakenTime,
	type TestDriveStatus,
	testDrivePaths,
	testDriveTokenHeader,
} from '../../contract/test-drives.ts';

/** The place, and the car where one is known, whose times are asked for. */
export type TimesOf = { base: string; location: string; car: string };

const patience = 10_000;
const known = new Map<string, FreeTimes>();
const keyOf = ({ location, car }: TimesOf): string => `${location} ${car}`;

/** Asks for the free times (CAR-1). Rejects where they cannot be had. */
export async function loadFreeTimes(of: TimesOf): Promise<FreeTimes> {
	const query = new URLSearchParams({ location: of.location, ...(of.car && { car: of.car }) });
	const response = await fetch(`${of.base}${testDrivePaths.free}?${query}`, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`The free times came with status ${response.status}.`);
	const times = (await response.json()) as FreeTimes;
	known.set(keyOf(of), times);
	return times;
}

/** The time that was offered at this day and time by the clock of the place; undefined where none was. */
export const offeredTime = (of: TimesOf, local: string): FreeTime | undefined =>
	known
		.get(keyOf(of))
		?.days.flatMap(({ times }) => times)
		.find((time) => time.local === local);

/** How an attempt to hold a time went; `failed` where that is not known, and the lead goes without it. */
export type Held =
	| { kind: 'held'; held: HeldTime }
	| { kind: 'taken'; nearest: readonly FreeTime[] }
	| { kind: 'failed' };

/** Holds a time while the visitor fills in the rest of the form. Never rejects. */
export async function postHold({ base, location, car }: TimesOf, slot: string, replaces?: string): Promise<Held> {
	const body = { location: Number(location), slot, ...(car && { car }), ...(replaces && { replaces }) };
	try {
		const response = await fetch(base + testDrivePaths.hold, {
			method: 'POST',
			headers: { 'content-type': 'application/json', [idempotencyHeader]: crypto.randomUUID() },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(patience),
		});
		const json: unknown = await response.json();
		if (response.status === 201) return { kind: 'held', held: json as HeldTime };
		const { code, nearest } = json as Partial<TakenTime>;
		return code === 'taken' ? { kind: 'taken', nearest: nearest ?? [] } : { kind: 'failed' };
	} catch {
		// No connection, or no answer that can be read: the lead goes as a request.
		return { kind: 'failed' };
	}
}

/** What became of a time that was held. Rejects where that cannot be had. */
export async function loadStatus(base: string, token: string): Promise<TestDriveStatus> {
	const headers = { [testDriveTokenHeader]: token };
	const response = await fetch(base + testDrivePaths.status, { headers, signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`The booking came with status ${response.status}.`);
	return (await response.json()) as TestDriveStatus;
}
