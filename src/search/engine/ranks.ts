import { type Codes, type Column, makeCodes, type NumberColumn, type TextColumn } from '../index/column.ts';
import { foldWords } from '../text/fold-words.ts';

/** The different values of a field, counted from 1, in their order; 0 is a missing one. */
export type Ranks = {
	codes: Codes;
	/** One more than the largest code. */
	size: number;
	/** The value of a code as a facet shows it (F2). */
	label: (code: number) => string;
	kind: 'text' | 'number' | 'bool';
	/** The number of each code, if the field holds numbers or yes and no; a code's number grows with it. */
	numbers?: Float64Array;
};

/** What counting the values of a field needs: the column's own dictionary, or for numbers one made now. */
export function rankForCounts(column: Column): Ranks | undefined {
	if (column.kind === 'json') return undefined;
	if (column.kind !== 'text') return rankNumbers(column);
	const { values, codes } = column;
	return { kind: 'text', codes, size: values.length, label: (code) => values[code] ?? '' };
}

/** What sorting by a field needs: texts go by their folded words. */
export function rankForSort(column: Column): Pick<Ranks, 'codes' | 'size'> | undefined {
	if (column.kind === 'json') return undefined;
	return column.kind === 'text' ? rankTexts(column) : rankNumbers(column);
}

function rankNumbers({ kind, values }: NumberColumn): Ranks {
	const distinct = new Float64Array(new Set(values)).filter((value) => !Number.isNaN(value)).sort();
	const numbers = new Float64Array(distinct.length + 1).fill(Number.NaN);
	numbers.set(distinct, 1);
	const codeOf = new Map(Array.from(distinct, (value, index) => [value, index + 1]));
	const codes = makeCodes(values.length, numbers.length);
	for (let row = 0; row < values.length; row++) codes[row] = codeOf.get(values[row] ?? Number.NaN) ?? 0;
	const label = (code: number) => String(kind === 'bool' ? numbers[code] === 1 : numbers[code]);
	return { kind, codes, size: numbers.length, label, numbers };
}

function rankTexts({ values, codes }: TextColumn): Pick<Ranks, 'codes' | 'size'> {
	const folded = values.map((value) => foldWords(value).join(' '));
	const order = [...new Set(folded.slice(1))].sort();
	const rankOf = new Map(order.map((text, index) => [text, index + 1]));
	const rankOfCode = folded.map((text, code) => (code === 0 ? 0 : (rankOf.get(text) ?? 0)));
	const ranked = makeCodes(codes.length, order.length + 1);
	for (let row = 0; row < codes.length; row++) ranked[row] = rankOfCode[codes[row] ?? 0] ?? 0;
	return { codes: ranked, size: order.length + 1 };
}
