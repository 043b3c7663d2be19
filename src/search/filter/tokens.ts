import type { Slice } from './slice.ts';

export type FilterToken = Slice & { kind: 'condition' | '(' | ')' | '&&' | '||' };

/**
 * Cuts an expression into parentheses, operators and conditions. A condition reaches to the next parenthesis or
 * operator outside backticks; a parenthesis that opens a value, as in `city:(Cowra)`, belongs to the value (X5).
 */
export function tokenizeFilter(expression: string): FilterToken[] {
	const tokens: FilterToken[] = [];
	let position = 0;
	while (position < expression.length) {
		const mark = markAt(expression, position);
		if (mark) {
			tokens.push({ kind: mark, text: mark, position });
			position += mark.length;
		} else if (expression[position] === ' ') {
			position++;
		} else {
			const end = conditionEnd(expression, position);
			tokens.push({ kind: 'condition', text: expression.slice(position, end), position });
			position = end;
		}
	}
	return tokens;
}

function markAt(expression: string, position: number): Exclude<FilterToken['kind'], 'condition'> | undefined {
	const mark = expression[position];
	if (mark === '(' || mark === ')') return mark;
	if ((mark === '&' || mark === '|') && expression[position + 1] === mark) return mark === '&' ? '&&' : '||';
	return undefined;
}

function conditionEnd(expression: string, start: number): number {
	let inTicks = false;
	let inParentheses = false;
	let afterColon = false;
	for (let position = start; position < expression.length; position++) {
		const mark = expression[position];
		if (mark === '`') inTicks = !inTicks;
		else if (inTicks) continue;
		else if (inParentheses) inParentheses = mark !== ')';
		else if (mark === '(' && afterColon) inParentheses = true;
		else if (markAt(expression, position)) return position;
		afterColon = mark === ':' || (afterColon && mark === ' ');
	}
	return expression.length;
}
