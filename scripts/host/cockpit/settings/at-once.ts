/**
 * Whether a setting works as soon as it is saved: no page of a site has anything of `leads`, and what answers and sends leads
 * reads the file itself.
 */
export const isAtOnce = (path: readonly string[]): boolean => path[0] === 'leads';

/** What a site was built with, as it holds today: what works at once is as it is now. */
export function asItHolds(built: Readonly<Record<string, unknown>>, now: unknown): Record<string, unknown> {
	const { leads: _, ...others } = built;
	const leads: unknown = Object(now)['leads'];
	return leads === undefined ? others : { ...others, leads };
}
