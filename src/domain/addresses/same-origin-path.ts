/**
 * Where a query such as `back=/cars/x/` may lead (ROUTE-11): a path of this site; null for anything that a browser would take
 * for another one (`//evil.example`, `/\evil.example`, `https:…`) and for what is not a path.
 */
export function sameOriginPath(text: string | null): string | null {
	if (text === null || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return null;
	// A browser drops tabs and line breaks before it reads an address; none are left here.
	return text;
}
