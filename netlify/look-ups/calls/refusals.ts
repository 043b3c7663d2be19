import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { secondsToMidnight } from '../store/counts.ts';

const byHand = 'Please fill in the details yourself.';

/** Nobody knows the plate (404). */
export const unknownPlate = (rego: string, state: string): Refusal =>
	new Refusal(
		'unknown_vehicle',
		`We can’t find ${rego} in ${state}. Check the plate and the state, or fill in the details yourself.`,
	);

/** A demonstration has made-up plates only (404). */
export const noSample = (): Refusal =>
	new Refusal(
		'unknown_vehicle',
		`We can’t find that plate: this demonstration knows the plates DEMO01 to DEMO06 only. ${byHand}`,
	);

/** No provider is set up (503). */
export const notSetUp = (): Refusal =>
	new Refusal('unavailable', `Vehicles cannot be looked up on this site yet. ${byHand}`);

/** The provider does not answer, or may not be asked any more today (503). */
export function noAnswer(asked: 'down' | 'used_up', { now }: Pick<Call, 'now'>): Refusal {
	const wait = asked === 'down' ? 60 : secondsToMidnight(now);
	return new Refusal('unavailable', `We cannot look up your vehicle right now. ${byHand}`, {
		headers: { 'retry-after': String(wait) },
	});
}
