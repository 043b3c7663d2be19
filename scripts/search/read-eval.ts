import type { SortKey } from '../../src/search/engine/search-request.ts';
import { type ParamsSchema, type Reading, refuse } from '../../src/search/engine/sort-by.ts';
import { filterSchemaOf } from '../../src/search/index/packed-index.ts';
import { parseServerFilter } from './read-filter.ts';

type Scored = { expression: string; score: number };

/**
 * Reads `_eval(is_special:true):desc`, or `_eval([(is_special:true):3, (make:Kia):2]):desc`, where the first filter that a car
 * passes gives its score. Any order but `asc` is taken for `desc`. Undefined for what is not of this form.
 */
export function readEval(text: string, schema: ParamsSchema): Reading<SortKey> | undefined {
	const open = text.indexOf('(');
	const isList = /^\s*\[/.test(text.slice(open + 1));
	const cut = isList ? readList(text, open) : readOne(text, open);
	const colon = cut ? text.indexOf(':', cut.end) : -1;
	if (open < 0 || !cut || colon < 0) return undefined;
	const direction =
		text
			.slice(colon + 1)
			.trim()
			.toLowerCase() === 'asc'
			? 'asc'
			: 'desc';
	const scores = [];
	for (const { expression, score } of cut.scored) {
		const parsed = parseServerFilter(expression, filterSchemaOf(schema));
		if (expression === '' || !parsed.ok) return refuse(400, `Cannot sort by the filter "${expression}".`);
		scores.push({ filter: parsed.filter, score });
	}
	return { ok: true, value: { scores, direction } };
}

type Cut = { scored: Scored[]; end: number };

function readOne(text: string, open: number): Cut | undefined {
	const end = closing(text, open);
	if (end === undefined) return undefined;
	return { scored: [{ expression: text.slice(open + 1, end), score: 1 }], end: end + 1 };
}

function readList(text: string, start: number): Cut | undefined {
	const scored: Scored[] = [];
	let place = text.indexOf('[', start);
	while (text[place] !== ']') {
		const open = text.indexOf('(', place);
		const end = open < 0 ? undefined : closing(text, open);
		const [score, number = ''] = (end !== undefined && /^[^:]*:([^,\]]*)(?=[,\]])/.exec(text.slice(end + 1))) || [];
		if (end === undefined || score === undefined || !/^[+-]?\d+$/.test(number.trim())) return undefined;
		scored.push({ expression: text.slice(open + 1, end), score: Number(number) });
		place = end + 1 + score.length;
	}
	return { scored, end: place + 1 };
}

/** Where the parenthesis is closed that is opened here. */
function closing(text: string, open: number): number | undefined {
	let depth = 0;
	for (let place = open; place < text.length; place++) {
		if (text[place] === '(') depth++;
		else if (text[place] === ')' && --depth === 0) return place;
	}
	return undefined;
}
