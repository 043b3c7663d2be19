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

/**
 * Reads `filter_by` as a Typesense server does, that is without an error where an operator is missing (L2): `a (b)` means `b`, and
 * an operator joins the two conditions that stand last. A tenant's config is refused there instead, with its place.
 */
export function parseServerFilter(expression: string, schema: FilterSchema): FilterResult {
	const parsed = parseFilter(expression, schema);
	const isLost = !parsed.ok && parsed.errors.every(({ code }) => code === 'missing-operator' || code === 'empty-group');
	if (!isLost) return parsed;
	const filter = joinOperands(operatorsLast(tokenizeFilter(expression)), schema);
	return filter ? { ok: true, filter, warnings: [] } : parsed;
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

/** What stands last in the end; undefined where an operator lacks a condition. */
function joinOperands(tokens: readonly FilterToken[], schema: FilterSchema): Filter | undefined {
	const found: FilterFindings = { errors: [], warnings: [] };
	const operands: Filter[] = [];
	for (const token of tokens) {
		const [left, right] = token.kind === 'condition' ? [] : operands.splice(-2);
		const filter =
			token.kind === 'condition'
				? parseCondition(token, schema, found)
				: left && right && chain(left, token.kind as FilterOperator, right);
		if (!filter) return undefined;
		operands.push(filter);
	}
	return operands.at(-1);
}

const chain = (first: Filter, operator: FilterOperator, filter: Filter): Filter => ({
	kind: 'chain',
	first,
	rest: [{ operator, filter }],
});
