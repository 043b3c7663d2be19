import type { Availability } from './sellable.ts';

/** Why a car cannot be had for now: somebody else has reserved it, or it has not come yet. Who wants it asks to be told (CAR-1). */
export function waitsFor({
	reserved,
	status,
}: Pick<Availability, 'status'> & { reserved: boolean }): 'reserved' | 'coming' | null {
	return reserved ? 'reserved' : status === 'coming_soon' ? 'coming' : null;
}
