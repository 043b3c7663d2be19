import type { SavedNote } from '../saved-notes.ts';
import { linkPart, say, startRemove } from './row-parts.ts';

/** What a row of a car that is not on the site cannot say or do. */
const without = ['variant', 'place', 'news', 'price', 'basis', 'drop', 'weekly', 'repayment', 'note'] as const;

/** Fills a row with a car that is gone from the site, of which this device remembers the name; it leads to cars like it. */
export function goneRow(row: HTMLElement, { id, name }: SavedNote, remove: () => void): HTMLElement {
	row.dataset['row'] = String(id);
	row.dataset['state'] = 'gone';
	for (const part of without) say(row, part, null);
	say(row, 'state', 'Gone');
	say(row, 'summary', 'No longer for sale');
	say(row, 'link', name)?.replaceWith(name);
	for (const element of row.querySelectorAll('img, [data-form-dialog], [data-save]')) element.remove();
	linkPart(row, 'similar', (search) => `${search}?q=${encodeURIComponent(name.replace(/^\d{4} /, ''))}`);
	startRemove(row, name, remove);
	return row;
}
