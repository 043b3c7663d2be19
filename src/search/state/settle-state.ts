import { bodyForms } from '../../domain/cars/body-words.ts';
import { type ListField, listFacets } from '../fields/facets.ts';
import { foldWords } from '../text/fold-words.ts';
import type { SearchState } from './search-state.ts';

/** What a state is settled by. */
export type StockWords = {
	/** The values that a field has in stock, as the stock writes them. */
	valuesOf: (field: ListField) => readonly string[];
	locale: string;
};

/**
 * A state whose values are written as the stock writes them, so that `?make=skoda&body=utes` ticks ŠKODA and Ute (SRCH-3,
 * SRCH-5). Compared as the search compares: by folded words. A value that is not in stock stays as it is, and finds nothing.
 */
export function settleState(state: SearchState, { valuesOf, locale }: StockWords): SearchState {
	const entries = listFacets.flatMap(({ field }): [ListField, readonly string[]][] => {
		const asked = state.lists[field];
		return asked ? [[field, settle(asked, spellings(field, valuesOf(field), locale))]] : [];
	});
	return { ...state, lists: Object.fromEntries(entries) };
}

function settle(asked: readonly string[], known: ReadonlyMap<string, string>): string[] {
	return [...new Set(asked.map((value) => known.get(keyOf(value)) ?? value))];
}

function spellings(field: ListField, values: readonly string[], locale: string): Map<string, string> {
	const forms = field === 'simple_body' ? bodyForms(values, locale) : new Map<string, string>();
	const known = [...[...forms], ...values.map((value) => [value, value] as const)];
	return new Map(known.map(([form, value]) => [keyOf(form), value]));
}

const keyOf = (value: string): string => foldWords(value).join(' ') || value;
