import type { NormaliseReport } from './normalise.ts';

/**
 * Whether so many records were left out that the feed itself is likely to be broken: more than `maxShare` (0–1) of
 * those read, or all of them. Then the tenant fails and its published site stays as it was.
 */
export function isTooMuchLeftOut({ read, leftOut }: NormaliseReport, maxShare: number): boolean {
	return leftOut.length > 0 && (leftOut.length === read || leftOut.length / read > maxShare);
}
