/** A link to the sign-in page leads back to the page, and the place in its list, where it was clicked (ROUTE-11). */
export function leadBackHere(link: HTMLAnchorElement): void {
	const url = new URL(link.href);
	for (const way of ['redirect', 'back']) url.searchParams.set(way, location.pathname + location.search);
	link.href = url.href;
}
