import type { SearchState } from '../../search/search-state.ts';
import { sortNamed } from '../../search/sorts.ts';
import type { SearchSettings } from '../../site/search-settings.ts';

type Change = (state: SearchState) => SearchState;

/**
 * Box and order are the page's own elements. What stands in them is what is asked for: they are read at each input, and
 * written only when something else changes the search.
 */
export type Fields = {
	show: (state: SearchState) => void;
	/** From now on each input changes the search; the first change is what has been typed until now. Answers how to stop. */
	listen: (onChange: (change: Change) => void, onSubmit: () => void) => () => void;
};

export function openFields(search: HTMLElement, { sorts, defaultSort }: SearchSettings): Fields {
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
		listen: (onChange, onSubmit) => {
			const stop = new AbortController();
			const { signal } = stop;
			box?.addEventListener('input', () => onChange(withText), { signal });
			order?.addEventListener('change', () => onChange(withOrder), { signal });
			const submit = (event: Event) => {
				event.preventDefault();
				onSubmit();
			};
			box?.form?.addEventListener('submit', submit, { signal });
			onChange((state) => {
				const typed = isTyped(box) && box?.value !== state.query ? withText(state) : state;
				return isTyped(order) && order?.value !== paramOf(state.sort) ? withOrder(typed) : typed;
			});
			return () => stop.abort();
		},
	};
}

/** Whether a visitor has been at a field since the page came. */
export const isTyped = (field: HTMLElement | null): boolean => field?.dataset['typed'] !== undefined;
