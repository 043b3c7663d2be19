import type { Point } from '../../domain/places/near.ts';

/** What narrows the locations, as the address has it: the words, and the choice of the toggle. */
const names = { typed: 'find', kind: 'show' } as const;
export type Asked = Record<keyof typeof names, string>;

/** The address with what is asked for; what is '' leaves it (LOC-2). */
export function addressWith(address: string, asked: Asked): string {
	const url = new URL(address);
	for (const key of Object.keys(names) as (keyof Asked)[]) {
		if (asked[key] === '') url.searchParams.delete(names[key]);
		else url.searchParams.set(names[key], asked[key]);
	}
	return url.href;
}

/** What the address asks for; '' for nothing. */
export function askedIn(address: string): Asked {
	const { searchParams } = new URL(address);
	return { typed: searchParams.get(names.typed) ?? '', kind: searchParams.get(names.kind) ?? '' };
}

/** Whoever comes back from a location finds the list as it was. Where the visitor is stays out of the address: only this step of the tab knows it. */
export function keepAsked(asked: Asked, visitor: Point | null): void {
	history.replaceState({ ...Object(history.state), visitor }, '', addressWith(location.href, asked));
}

/** Where the visitor was when the page was left; null where it was not asked. */
export const keptVisitor = (): Point | null => Object(history.state).visitor ?? null;
