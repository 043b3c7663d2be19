/** Where the results begin: what is found, and the focus after a change of page. */
export const resultsId = 'search-results';

/** Leads the focus to what is found now. */
export function focusResults(options?: FocusOptions): void {
	document.getElementById(resultsId)?.focus(options);
}
