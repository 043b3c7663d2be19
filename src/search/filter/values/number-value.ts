import type { FieldType, FilterCondition, FilterFindings, NumberTest } from '../filter.ts';
import { dropStart, type Slice, trimSlice } from '../slice.ts';
import { bareListItems, dropEquals, takeEquality } from './list.ts';

type NumberType = Extract<FieldType, 'int32' | 'int64' | 'float'>;
type Reading = { test: NumberTest } | { message: string };

const nothing: NumberTest = { min: 1, max: 0 };
const limits = { int32: 2n ** 31n, int64: 2n ** 63n };
const shapes = { int32: /^[+-]?\d+$/, int64: /^[+-]?\d+$/, float: /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i };
const typeNames = { int32: 'whole number', int64: 'whole number', float: 'number' };

/** Reads what follows `field:` for a number: values, comparisons, ranges and lists of them (N1–N4). */
export function parseNumbers(
	field: string,
	type: NumberType,
	raw: Slice,
	found: FilterFindings,
): FilterCondition | undefined {
	const bare = dropEquals(raw);
	const { operator, value } = takeEquality(bare);
	const tests: NumberTest[] = [];
	const items = operator === '!' || operator === '=' ? [bare] : bareListItems(value);
	for (const item of items) {
		const reading = readTest(item, type);
		if ('test' in reading) tests.push(reading.test);
		else found.errors.push({ code: 'bad-number', message: reading.message, position: item.position });
		if ('test' in reading && reading.test.min > reading.test.max) warnOfNothing(item, found);
	}
	if (tests.length < items.length) return undefined;
	return { kind: 'number', field, float: type === 'float', negated: operator === '!=', tests };
}

function readTest(item: Slice, type: NumberType): Reading {
	const comparison = /^[<>]=?/.exec(item.text)?.[0];
	if (comparison) {
		const number = readNumber(dropStart(item, comparison.length).text, type);
		return typeof number === 'string' ? { message: number } : { test: comparisonTest(comparison, number) };
	}
	const dots = item.text.indexOf('..');
	if (dots >= 0) return readRange(item.text.slice(0, dots).trim(), item.text.slice(dots + 2).trim(), type);
	const number = readNumber(item.text, type);
	return typeof number === 'string' ? { message: number } : { test: { min: number, max: number } };
}

function readRange(from: string, to: string, type: NumberType): Reading {
	const min = from === '' ? Number.NaN : readNumber(from, type);
	const max = to === '' ? Number.NaN : readNumber(to, type);
	if (typeof min === 'string') return { message: min };
	if (typeof max === 'string') return { message: max };
	return { test: min <= max ? { min, max } : nothing };
}

function comparisonTest(comparison: string, number: number): NumberTest {
	const open = comparison.length === 1;
	if (comparison[0] === '<') return { min: -Infinity, max: number, ...(open && { maxOpen: true }) };
	return { min: number, max: Infinity, ...(open && { minOpen: true }) };
}

/** The number, or in words why it is none. A float is rounded to 32 bits, as the search server stores it. */
function readNumber(text: string, type: NumberType): number | string {
	if (!shapes[type].test(text)) {
		return text === '' ? `a ${typeNames[type]} is missing here` : `"${text}" is not a ${typeNames[type]}`;
	}
	if (type === 'float') return Math.fround(Number(text));
	const exact = BigInt(text.replace('+', ''));
	const limit = limits[type];
	return exact < -limit || exact >= limit ? `${text} is out of the range of the field (${type})` : Number(text);
}

function warnOfNothing(item: Slice, found: FilterFindings): void {
	const message = `"${trimSlice(item).text}" finds nothing: a range needs both ends, the lower one first`;
	found.warnings.push({ code: 'finds-nothing', message, position: item.position });
}
