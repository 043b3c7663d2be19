import type { FilterCondition, FilterFindings } from '../filter.ts';
import type { Slice } from '../slice.ts';
import { listItems, takeEquality } from './list.ts';

/** Reads what follows `id:`; ids are compared letter by letter, `*` is every id (X9). */
export function parseId(field: string, raw: Slice, found: FilterFindings): FilterCondition | undefined {
	const { operator, value } = takeEquality(raw);
	const problem = idProblem(operator, value);
	if (problem) {
		found.errors.push({ ...problem, position: value.position });
		return undefined;
	}
	const ids = value.text === '*' ? 'any' : (listItems(value) ?? [value]).map(({ text }) => text.replaceAll('`', ''));
	return { kind: 'id', field, negated: operator === '!=', ids };
}

function idProblem(operator: string, value: Slice) {
	if (operator === '!')
		return { code: 'not-supported', message: 'an id is left out with ":!=", not with ":!"' } as const;
	if (value.text === '') return { code: 'empty-value', message: 'a value is missing here' } as const;
	return undefined;
}
