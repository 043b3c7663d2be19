import { plansFor, termsFor } from '../../domain/money/subscription.ts';
import type { ClientParams } from '../../search/client/instant-search.ts';
import { type Column, makeCodes, type TextColumn } from '../../search/index/column.ts';
import { type StockIndex, withColumns } from '../../search/index/open-index.ts';
import type { PlanChoices } from '../../site/lists/plan-choices.ts';
import { memo } from '../../site/memo.ts';

/** The stock as it is for a request; the same one for the same choice. */
export type PlanStock = (index: StockIndex, params: ClientParams) => StockIndex;

/** Names of plans, and weeks of terms; none of them is whatever costs least. */
type Chosen = { plans: readonly string[]; terms: readonly string[] };

/**
 * The stock of cars by subscription as somebody sees it who has chosen a plan or a term (CARD-5): each car that can be had so is on that plan, for
 * that term, at its price. Filters, orders and cards then follow as they do from any stock.
 */
export function planStock(choices: PlanChoices): PlanStock {
	const seen = memo((index: StockIndex) => memo((key: string) => onChoice(index, choices, JSON.parse(key) as Chosen)));
	return (index, params) => {
		const chosen = { plans: valuesIn(params, 'subscription_plan'), terms: valuesIn(params, 'minimum_term_weeks') };
		return chosen.plans.length + chosen.terms.length > 0 ? seen(index)(JSON.stringify(chosen)) : index;
	};
}

/** What a request asks of a field. */
const valuesIn = ({ facetFilters = [] }: ClientParams, field: string): string[] =>
	[facetFilters]
		.flat(2)
		.filter((text) => text.startsWith(`${field}:`))
		.map((text) => text.slice(field.length + 1));

/** A car that can be had as it was chosen: what changes of it. */
type Seen = { plan?: string; weeks?: number; fact?: string | undefined; term?: string; more: number };

function onChoice(index: StockIndex, { plans, terms }: PlanChoices, chosen: Chosen): StockIndex {
	const { columns, rowCount } = index;
	const ownPlan = textsOf(columns.get('subscription_plan'), rowCount);
	const least = numbersOf(columns.get('minimum_term_weeks'), rowCount);
	const seenAt = (row: number): Seen | null => {
		const plan = plansFor(plans, ownPlan[row]).find(({ name }) => isAmong(chosen.plans, name));
		const term = termsFor(terms, least[row] || undefined).find(({ weeks }) => isAmong(chosen.terms, String(weeks)));
		if ((!plan && chosen.plans.length > 0) || (!term && chosen.terms.length > 0)) return null;
		return {
			...(plan && chosen.plans.length > 0 && { plan: plan.name, fact: plan.fact }),
			...(term && chosen.terms.length > 0 && { weeks: term.weeks, term: term.price }),
			more: (plan?.weekly ?? 0) + (term?.weekly ?? 0),
		};
	};
	const seen = Array.from({ length: rowCount }, (_, row) => seenAt(row));
	const prices = numbersOf(columns.get('subscription_price'), rowCount);
	const labels = textsOf(columns.get('weekly_text'), rowCount);
	const known = new Set(plans.map(({ fact }) => fact));
	const factsAt = (row: number) => {
		const fact = seen[row]?.fact;
		const own = valueAt(columns.get('card_facts'), row) as string[] | undefined;
		return fact && own ? own.map((one) => (known.has(one) ? fact : one)) : own;
	};
	const rows = [...seen.keys()];
	return withColumns(
		index,
		new Map<string, Column>([
			...columns,
			['subscription_plan', textColumn(seen.map((one, row) => one?.plan ?? ownPlan[row] ?? ''))],
			['minimum_term_weeks', numberColumn(seen.map((one, row) => one?.weeks ?? least[row] ?? Number.NaN))],
			['subscription_price', numberColumn(seen.map((one, row) => (prices[row] ?? Number.NaN) + (one?.more ?? 0)))],
			['weekly_text', textColumn(seen.map((one, row) => one?.term ?? labels[row] ?? ''))],
			['card_facts', { kind: 'json', values: [undefined, ...rows.map(factsAt)], codes: codesOf(rows) }],
		]),
	);
}

const isAmong = (chosen: readonly string[], name: string): boolean => chosen.length === 0 || chosen.includes(name);

function valueAt(column: Column | undefined, row: number): unknown {
	return column?.kind === 'text' || column?.kind === 'json'
		? column.values[column.codes[row] ?? 0]
		: column?.values[row];
}

const textsOf = (column: Column | undefined, rowCount: number): string[] =>
	Array.from({ length: rowCount }, (_, row) => (valueAt(column, row) as string | undefined) ?? '');

const numbersOf = (column: Column | undefined, rowCount: number): number[] =>
	Array.from({ length: rowCount }, (_, row) => (valueAt(column, row) as number | undefined) ?? Number.NaN);

const numberColumn = (values: readonly number[]): Column => ({ kind: 'number', values: Float64Array.from(values) });

function textColumn(texts: readonly string[]): TextColumn {
	const values = [...new Set(['', ...texts])];
	const codes = makeCodes(texts.length, values.length);
	codes.set(texts.map((text) => values.indexOf(text)));
	return { kind: 'text', values, codes };
}

/** A value for each row: the first is for what is missing. */
function codesOf(rows: readonly number[]) {
	const codes = makeCodes(rows.length, rows.length + 1);
	codes.set(rows.map((row) => row + 1));
	return codes;
}
