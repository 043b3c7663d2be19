import { withoutMarks } from '../addresses/slug.ts';

/**
 * Order by name as people read it: marks and case do not count, Škoda comes between Nissan and Toyota. By hand, as the
 * first `Intl.Collator` of a process takes longer than ordering every name of a site.
 */
export function inAlphabet(one: string, other: string): number {
	const [a, b] = [withoutMarks(one), withoutMarks(other)];
	if (a === b) return one < other ? -1 : Number(one > other);
	return a < b ? -1 : 1;
}
