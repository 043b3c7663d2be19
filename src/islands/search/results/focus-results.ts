/** Where the results begin; it gets the focus after a change of page. */
export const resultsId = 'search-results';

/** Moves the focus to the results. */
export function focusResults(options?: FocusOptions): void {
	document.getElementById(resultsId)?.focus(options);
}
