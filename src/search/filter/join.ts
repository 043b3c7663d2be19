/**
 * Both filters at once, each in parentheses (SITE-6), so that `a || b` of a tenant stays together. A blank one is
 * left out. Both have to be valid on their own.
 */
export function joinFilters(a: string, b: string): string {
	return [a, b]
		.filter((filter) => filter.trim() !== '')
		.map((filter) => `(${closeTicks(filter)})`)
		.join(' && ');
}

/** A backtick that is left open would swallow the parenthesis after it (L3). */
function closeTicks(filter: string): string {
	return filter.split('`').length % 2 === 0 ? `${filter}\`` : filter;
}
