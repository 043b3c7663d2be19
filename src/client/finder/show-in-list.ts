/**
 * Shows a list that was suggested in the page's own search, where that runs and the list is its own with other words or choices: nothing
 * is loaded again. False where it has to be opened.
 */
export function showInList({ href, pathname }: HTMLAnchorElement): boolean {
	if (pathname !== location.pathname || !document.querySelector('.search[data-live]')) return false;
	if (href !== location.href) history.pushState(null, '', href);
	dispatchEvent(new PopStateEvent('popstate'));
	document.dispatchEvent(new Event('forecourt:search'));
	document.getElementById('search-results')?.focus({ preventScroll: true });
	return true;
}
