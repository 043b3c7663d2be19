import { dropStart, type Slice, trimSlice } from '../slice.ts';

/**
 * The items of `[a, b]`, or undefined if the slice is not a list (X4). A comma inside backticks does not separate, and
 * the backticks are taken off; a comma at the very end adds no item.
 */
export function listItems(value: Slice): Slice[] | undefined {
	if (!value.text.startsWith('[') || !value.text.endsWith(']') || value.text.length < 2) return undefined;
	const inside: Slice = { text: value.text.slice(1, -1), position: value.position + 1 };
	const items: Slice[] = [];
	let start = 0;
	let inTicks = false;
	for (let index = 0; index <= inside.text.length; index++) {
		const mark = inside.text[index];
		if (mark === '`') inTicks = !inTicks;
		const ends = mark === undefined ? start < index : mark === ',' && !inTicks;
		if (!ends) continue;
		items.push(cleanItem({ text: inside.text.slice(start, index), position: inside.position + start }));
		start = index + 1;
	}
	return items;
}

function cleanItem(item: Slice): Slice {
	const trimmed = trimSlice(item);
	return { text: trimmed.text.replaceAll('`', '').trim(), position: trimmed.position };
}

/** List items or the value itself, where a backtick is not quoting but a wrong character (N4, N5). A blank item counts for nothing. */
export function bareListItems(value: Slice): Slice[] {
	const items = value.text.includes('`') ? undefined : listItems(value);
	return items?.filter(({ text }) => text !== '') ?? [value];
}

/** Without a first `=`, which says nothing of numbers and truths: `price:=!=5` is `price:!=5` (N1). */
export const dropEquals = (value: Slice): Slice => (value.text[0] === '=' ? dropStart(value, 1) : value);

/** Takes a leading `!=`, `=` or `!` off; `!` means negated. */
export function takeEquality(value: Slice): { operator: '' | '=' | '!' | '!='; value: Slice } {
	const operator = value.text.startsWith('!=') ? '!=' : value.text[0] === '=' ? '=' : value.text[0] === '!' ? '!' : '';
	return { operator, value: dropStart(value, operator.length) };
}
