import type { Filter, FilterCondition, NumberTest } from '../filter/filter.ts';
import { matchesNumber, matchesText } from '../filter/match.ts';
import type { Column, NumberColumn, TextColumn } from '../index/column.ts';
import { addRows, keepCommon, makeMask, type RowMask } from './row-mask.ts';

type Condition<Kind extends FilterCondition['kind']> = Extract<FilterCondition, { kind: Kind }>;

/** Answers the mask of a filter; it is only good until the next call, whose mask is written over it. */
export type FilterMasks = (filter: Filter) => RowMask;

/**
 * Evaluates filters over the columns of an index: a text condition once per different text, numbers row by row, chains
 * from left to right (L1). Throws a RangeError for a field that the index has not.
 */
export function makeFilterMasks(columns: ReadonlyMap<string, Column>, rowCount: number): FilterMasks {
	const masks: RowMask[] = [];
	const fill = (filter: Filter, depth: number): RowMask => {
		masks[depth] ??= makeMask(rowCount);
		const mask = masks[depth];
		if (filter.kind === 'everything') return mask.fill(1);
		if (filter.kind !== 'chain') return fillCondition(mask, filter, columns);
		fill(filter.first, depth);
		for (const { operator, filter: next } of filter.rest) {
			const other = fill(next, depth + 1);
			if (operator === '&&') keepCommon(mask, other);
			else addRows(mask, other);
		}
		return mask;
	};
	return (filter) => fill(filter, 0);
}

function fillCondition(mask: RowMask, condition: FilterCondition, columns: ReadonlyMap<string, Column>): RowMask {
	const column = columns.get(condition.field);
	if (!column || column.kind === 'json') throw new RangeError(`there is no field "${condition.field}" to filter by`);
	if (column.kind === 'text') return fillTexts(mask, condition, column);
	if (condition.kind === 'number') return fillNumbers(mask, condition, column);
	const wanted = wantedNumbers(condition);
	return fillRows(mask, column, condition.negated, (value) => wanted?.has(value) ?? true);
}

function fillTexts(mask: RowMask, condition: FilterCondition, { values, codes }: TextColumn): RowMask {
	const passes = textTest(condition);
	const verdicts = Uint8Array.from(values, (value) => Number((value !== '' && passes(value)) !== condition.negated));
	for (let row = 0; row < mask.length; row++) mask[row] = verdicts[codes[row] ?? 0] ?? 0;
	return mask;
}

function textTest(condition: FilterCondition): (text: string) => boolean {
	if (condition.kind === 'text') return (text) => matchesText(text, condition.tests);
	if (condition.kind !== 'id') return () => false;
	const { ids } = condition;
	return (text) => ids === 'any' || ids.includes(text);
}

function fillNumbers(mask: RowMask, { tests, float, negated }: Condition<'number'>, column: NumberColumn): RowMask {
	const [only] = tests;
	if (only && tests.length === 1 && !only.minOpen && !only.maxOpen && !float && !negated) {
		return fillInterval(mask, column, only);
	}
	return fillRows(mask, column, negated, (value) => matchesNumber(float ? Math.fround(value) : value, tests));
}

/** Ranges, which sliders ask for: common enough for their own loop. */
function fillInterval(mask: RowMask, { values }: NumberColumn, { min, max }: NumberTest): RowMask {
	for (let row = 0; row < mask.length; row++) {
		const value = values[row] ?? Number.NaN;
		mask[row] = Number(value >= min && value <= max);
	}
	return mask;
}

/** The numbers that a yes/no or an id condition asks for; undefined for any. */
function wantedNumbers(condition: FilterCondition): ReadonlySet<number> | undefined {
	if (condition.kind === 'bool') return new Set(condition.values.map(Number));
	if (condition.kind !== 'id') return new Set();
	const { ids } = condition;
	return ids === 'any' ? undefined : new Set(ids.map(Number).filter((id, index) => String(id) === ids[index]));
}

function fillRows(
	mask: RowMask,
	{ values }: NumberColumn,
	negated: boolean,
	passes: (value: number) => boolean,
): RowMask {
	for (let row = 0; row < mask.length; row++) {
		const value = values[row] ?? Number.NaN;
		mask[row] = Number((!Number.isNaN(value) && passes(value)) !== negated);
	}
	return mask;
}
