import { sameOriginPath } from '../../domain/addresses/same-origin-path.ts';

/**
 * Where the visitor goes after signing in (ROUTE-11): where the address says, else to the page that they came from; in both cases a
 * page of this site, and not the sign-in. Null stays.
 */
export function nextPath({ search, origin }: { search: string; origin: string }, referrer: string): string | null {
	const cameFrom = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
	const paths = [new URLSearchParams(search).get('redirect'), cameFrom].map(sameOriginPath);
	return paths.find((path) => path !== null && !/^\/sign-in(?:[/?#]|$)/.test(path)) ?? null;
}
