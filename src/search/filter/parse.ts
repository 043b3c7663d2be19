import { parseCondition } from './condition.ts';
import type { Filter, FilterChain, FilterFindings, FilterOperator, FilterResult, FilterSchema } from './filter.ts';
import { type FilterToken, tokenizeFilter } from './tokens.ts';

/** One level of parentheses while it is being read. */
type Group = {
	position: number;
	first?: Filter;
	rest: { operator: FilterOperator; filter: Filter }[];
	pending?: { operator: FilterOperator; position: number };
	warnedOfMix?: true;
};

const maxDepth = 100;
const everything: Filter = { kind: 'everything' };

/**
 * Reads a `filter_by` expression (SITE-6) as the search server does; a blank one means every car. All errors are
 * reported, not the first alone. Never throws.
 */
export function parseFilter(expression: string, schema: FilterSchema): FilterResult {
	const found: FilterFindings = { errors: [], warnings: [] };
	const tokens = tokenizeFilter(expression);
	const filter = expression.trim() === '' ? everything : readTokens(tokens, schema, found);
	const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
	if (found.errors.length > 0) return { ok: false, errors: found.errors.sort(byPosition) };
	return { ok: true, filter, warnings: found.warnings.sort(byPosition) };
}

function readTokens(tokens: readonly FilterToken[], schema: FilterSchema, found: FilterFindings): Filter {
	const outer: Group = { position: 0, rest: [] };
	const open: Group[] = [];
	let group = outer;
	for (const token of tokens) {
		if (token.kind === 'condition') {
			addOperand(group, parseCondition(token, schema, found) ?? everything, token.position, found);
		} else if (token.kind === '&&' || token.kind === '||') {
			addOperator(group, token.kind, token.position, found);
		} else if (token.kind === '(') {
			if (open.length === maxDepth) {
				found.errors.push({
					code: 'too-deep',
					message: 'too many parentheses in one another',
					position: token.position,
				});
				return everything;
			}
			open.push(group);
			group = { position: token.position, rest: [] };
		} else {
			group = closeGroup(group, open.pop(), token.position, found);
		}
	}
	for (const { position } of [group, ...open].filter((level) => level !== outer)) {
		found.errors.push({ code: 'unbalanced', message: 'this "(" is never closed', position });
	}
	return finish(group, found);
}

function closeGroup(group: Group, parent: Group | undefined, position: number, found: FilterFindings): Group {
	if (!parent) {
		found.errors.push({ code: 'unbalanced', message: 'this ")" closes nothing', position });
		return group;
	}
	if (!group.first && !group.pending) {
		const message = 'there is nothing between these parentheses; a value with parentheses needs backticks around it';
		found.errors.push({ code: 'empty-group', message, position: group.position });
	}
	addOperand(parent, finish(group, found), group.position, found);
	return parent;
}

function addOperand(group: Group, filter: Filter, position: number, found: FilterFindings): void {
	if (!group.first) {
		group.first = filter;
	} else if (group.pending) {
		group.rest.push({ operator: group.pending.operator, filter });
	} else {
		const message = 'there is no && or || between this and the condition before it';
		found.errors.push({ code: 'missing-operator', message, position });
	}
	delete group.pending;
}

function addOperator(group: Group, operator: FilterOperator, position: number, found: FilterFindings): void {
	if (!group.first || group.pending) {
		const message = `there is no condition on the left of this "${operator}"`;
		found.errors.push({ code: 'dangling-operator', message, position });
	}
	if (!group.warnedOfMix && group.rest.some((part) => part.operator !== operator)) {
		const message = '&& and || are read from left to right here, neither comes first: put parentheses';
		found.warnings.push({ code: 'mixed-operators', message, position });
		group.warnedOfMix = true;
	}
	group.pending = { operator, position };
}

function finish({ first, rest, pending }: Group, found: FilterFindings): Filter {
	if (pending) {
		const message = `there is no condition on the right of this "${pending.operator}"`;
		found.errors.push({ code: 'dangling-operator', message, position: pending.position });
	}
	if (!first || rest.length === 0) return first ?? everything;
	return { kind: 'chain', first, rest } satisfies FilterChain;
}
