/**
 * The scripts inside a page's HTML, because a separate file would arrive too late. Each is admitted by its
 * hash in the site's Content-Security-Policy, which allows no other: a view takes its text from here.
 */
export const inlineScripts = {
	/** An address that asks for more than the page shows: the page's own cars are not seen until the search is there. */
	hideUntilSearched:
		"for(const p of new URLSearchParams(location.search).keys())if(document.currentScript.parentElement.dataset.asks.split(' ').includes(p))document.currentScript.parentElement.dataset.pending=''",
} as const;
