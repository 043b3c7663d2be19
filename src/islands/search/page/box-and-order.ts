import { sortNamed } from '../../../search/fields/sorts.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';

type Change = (state: SearchState) => SearchState;

/**
 * Box and order are the page's own elements, and their values are the search: they are read at each input, and written
 * only when something else changes it.
 */
export type BoxAndOrder = {
	show: (state: SearchState) => void;
	/** From now on each input changes the search, as does what was typed since it was asked. Returns how to stop. */
	listen: (asked: SearchState, onChange: (change: Change) => void, onSubmit: () => void) => () => void;
};

export function openBoxAndOrder(search: HTMLElement, { sorts, defaultSort }: SearchSettings): BoxAndOrder {
	const box = search.querySelector<HTMLInputElement>('input[name="q"]');
	const order = search.querySelector<HTMLSelectElement>('select[name="sort"]');
	const paramOf = (name: SearchState['sort']) => sorts.find((sort) => sort.name === (name ?? defaultSort))?.param ?? '';
	const write = (field: HTMLInputElement | HTMLSelectElement | null, value: string) => {
		if (field && field.value !== value) field.value = value;
	};
	const withText: Change = (state) => ({ ...state, query: box?.value ?? '', page: 1 });
	const withOrder: Change = (state) => {
		const sort = sortNamed(order?.value ?? '') ?? null;
		return { ...state, sort: sort === defaultSort ? null : sort, page: 1 };
	};
	return {
		show: ({ query, sort }) => {
			write(box, query);
			write(order, paramOf(sort));
		},
		listen: (asked, onChange, onSubmit) => {
			const stop = new AbortController();
			const { signal } = stop;
			box?.addEventListener('input', () => onChange(withText), { signal });
			order?.addEventListener('change', () => onChange(withOrder), { signal });
			const submit = (event: Event) => {
				event.preventDefault();
				onSubmit();
			};
			box?.form?.addEventListener('submit', submit, { signal });
			if (isTyped(box) && box?.value !== asked.query) onChange(withText);
			else write(box, asked.query);
			if (isTyped(order) && order?.value !== paramOf(asked.sort)) onChange(withOrder);
			else write(order, paramOf(asked.sort));
			return () => stop.abort();
		},
	};
}

/** Whether a visitor has used a field since the page was loaded. */
export const isTyped = (field: HTMLElement | null): boolean => field?.dataset['typed'] !== undefined;
