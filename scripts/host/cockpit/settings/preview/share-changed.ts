/** A page as it is looked at: without scripts, data for search engines, and what attributes tell scripts. */
export const withoutScripts = (html: string): string =>
	html
		.replaceAll(/<(script|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
		.replaceAll(/ (data-[\w-]+|props)="(?:\{|\[)[^"]*"/g, ' $1=""');

/** How much of the main part of a page is another than before, from 0 to 1: from the first letter that differs to the last. */
export function shareChanged(page: string, before: string): number {
	const [main, old] = [mainOf(page), mainOf(before)];
	const most = Math.min(main.length, old.length);
	let start = 0;
	while (start < most && main[start] === old[start]) start++;
	let end = 0;
	while (end < most - start && main.at(-1 - end) === old.at(-1 - end)) end++;
	return main.length === 0 ? 0 : (Math.max(main.length, old.length) - start - end) / main.length;
}

const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
