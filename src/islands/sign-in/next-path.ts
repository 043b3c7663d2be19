import { sameOriginPath } from '../../domain/addresses/same-origin-path.ts';

/** Where the visitor goes after signing in: back to a page of this site, but not to the sign-in (ROUTE-11); null stays. */
export function nextPath(search: string): string | null {
	const path = sameOriginPath(new URLSearchParams(search).get('redirect'));
	return path && !/^\/sign-in(?:[/?#]|$)/.test(path) ? path : null;
}
