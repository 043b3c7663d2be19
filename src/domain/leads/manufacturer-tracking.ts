/**
 * Where a manufacturer's tag counts a page (SITE-12): /finance, /service, /pages/book-a-service (without `/pages` on sites
 * that have no pages path) and the contact pages, one of which may be a location's: /contact-us/orange/.
 */
const trackedPath = /^(?:\/pages)?\/(?:finance|service|book-a-service|contact|contact-us(?:\/[^/]+)?)\/?$/;

/** Whether a manufacturer's tag counts the page at this path, `/finance/`; a query or an anchor is not part of it (SITE-12). */
export function isTrackedForManufacturer(path: string): boolean {
	return trackedPath.test(path);
}
