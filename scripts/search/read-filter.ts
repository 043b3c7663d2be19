import { parseCondition } from '../../src/search/filter/condition.ts';
import type {
	Filter,
	FilterFindings,
	FilterOperator,
	FilterResult,
	FilterSchema,
} from '../../src/search/filter/filter.ts';
import { parseFilter } from '../../src/search/filter/parse.ts';
import { type FilterToken, tokenizeFilter } from '../../src/search/filter/tokens.ts';

const forgiven: readonly string[] = ['missing-operator', 'empty-group', 'empty-value'];

/**
 * Reads `filter_by` as a Typesense server does. It says nothing where an operator is missing (L2): `a (b)` means `b`, and an operator
 * joins the two conditions that stand last. Nor of a value without a letter or digit on the left of `&&` (X9): that finds nothing. A
 * tenant's config is refused there instead, with its place.
 */
export function parseServerFilter(expression: string, schema: FilterSchema): FilterResult {
	const parsed = parseFilter(expression, schema);
	if (parsed.ok || !parsed.errors.every(({ code }) => forgiven.includes(code))) return parsed;
	const filter = joinOperands(operatorsLast(tokenizeFilter(expression)), schema);
	return filter && filter !== wordless ? { ok: true, filter, warnings: [] } : parsed;
}

/** The tokens without parentheses, each operator after what it joins: both bind alike, from left to right. */
function operatorsLast(tokens: readonly FilterToken[]): FilterToken[] {
	const written: FilterToken[] = [];
	const waiting: FilterToken[] = [];
	const writeOperators = () => {
		while (waiting.length > 0 && waiting.at(-1)?.kind !== '(') written.push(waiting.pop() as FilterToken);
	};
	for (const token of tokens) {
		if (token.kind === 'condition') {
			written.push(token);
			continue;
		}
		if (token.kind !== '(') writeOperators();
		if (token.kind === ')') waiting.pop();
		else waiting.push(token);
	}
	writeOperators();
	return written;
}

/** Stands for a condition whose value has no words: an error, unless it is on the left of `&&`. */
const wordless = Symbol('wordless');
type Operand = Filter | typeof wordless;

/** What stands last in the end; undefined where an operator lacks a condition. */
function joinOperands(tokens: readonly FilterToken[], schema: FilterSchema): Operand | undefined {
	const operands: Operand[] = [];
	for (const token of tokens) {
		const [left, right] = token.kind === 'condition' ? [] : operands.splice(-2);
		const operand =
			token.kind === 'condition'
				? readCondition(token, schema)
				: left && right && join(left, token.kind as FilterOperator, right);
		if (!operand) return undefined;
		operands.push(operand);
	}
	return operands.at(-1);
}

function readCondition(token: FilterToken, schema: FilterSchema): Operand | undefined {
	const found: FilterFindings = { errors: [], warnings: [] };
	const condition = parseCondition(token, schema, found);
	const isBlank = /:\s*(!?=|!)?\s*$/.test(token.text);
	return condition ?? (isBlank ? undefined : wordless);
}

function join(left: Operand, operator: FilterOperator, right: Operand): Operand {
	if (left === wordless) return operator === '&&' ? nothing : wordless;
	return right === wordless ? wordless : { kind: 'chain', first: left, rest: [{ operator, filter: right }] };
}

const nothing: Filter = { kind: 'id', field: 'id', negated: false, ids: [] };
