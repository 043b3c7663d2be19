import type { FilterCondition, FilterFindings } from '../filter.ts';
import type { Slice } from '../slice.ts';
import { bareListItems, dropEquals, takeEquality } from './list.ts';

/** Reads what follows `field:` for a yes/no field: exactly `true` or `false` (N5). */
export function parseBool(field: string, raw: Slice, found: FilterFindings): FilterCondition | undefined {
	const { operator, value } = takeEquality(dropEquals(raw));
	if (operator === '!') {
		const message = 'a yes/no field is negated with ":!=", not with ":!"';
		found.errors.push({ code: 'bad-bool', message, position: raw.position });
		return undefined;
	}
	const items = bareListItems(value);
	const wrong = items.filter(({ text }) => text !== 'true' && text !== 'false');
	for (const { text, position } of wrong) {
		found.errors.push({ code: 'bad-bool', message: `"${text}" is neither true nor false`, position });
	}
	if (wrong.length > 0) return undefined;
	return { kind: 'bool', field, negated: operator === '!=', values: items.map(({ text }) => text === 'true') };
}
