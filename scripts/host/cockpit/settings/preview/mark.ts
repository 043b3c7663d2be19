import { shareChanged } from './share-changed.ts';

/** The id of the first part of a page that differs, so that a frame can show it. */
export const markId = 'first-change';

const parts = /<(?:section|article|p|h[1-6]|li|a|img|figure|table|dl)(?=[\s>])/g;

/** A page with a mark on the part around the first letter that is another than before: of its main part, where that differs, as its head holds menus that are folded. */
export function withMark(page: string, before: string | undefined): string {
	if (before === undefined) return page;
	const from = shareChanged(page, before) > 0 ? '<main' : '<body';
	const [start, old] = [page.indexOf(from), before.indexOf(from)];
	let at = 0;
	while (page[start + at] === before[old + at] && start + at < page.length) at++;
	if (start < 0 || start + at >= page.length) return page;
	const [part] = [...page.slice(start, start + at + 1).matchAll(parts)]
		.toReversed()
		.filter(({ index }) => !/ id=/.test(tagAt(page, start + index)));
	if (!part) return page;
	const place = start + part.index;
	const [name] = part;
	return `${page.slice(0, place)}${name} id="${markId}"${page.slice(place + name.length)}`;
}

const tagAt = (page: string, from: number): string => page.slice(from, page.indexOf('>', from));
