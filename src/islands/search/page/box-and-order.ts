import type { VisitorClient } from '../../../client/search/visitor-client.ts';
import { rangeOf } from '../../../components/search/facets/range.ts';
import { sortNamed } from '../../../search/fields/sorts.ts';
import { emptySearch, type SearchState } from '../../../search/state/search-state.ts';
import { nearChoice } from '../../../site/lists/near-places.ts';
import type { SearchSettings } from '../../../site/lists/search-settings.ts';

type Change = (state: SearchState) => SearchState;

/**
 * Box and order are the page's own elements, and their values are the search: they are read at each input, and written
 * only when something else changes it.
 */
export type BoxAndOrder = {
	show: (state: SearchState) => void;
	/** Shows the order alone, as words ask for it once they have been read. */
	showOrder: (state: SearchState) => void;
	/** From now on each input changes the search, as does what was typed since it was asked. Returns how to stop. */
	listen: (asked: SearchState, onChange: (change: Change) => void, onSubmit: () => void) => () => void;
};

type Of = Pick<SearchSettings, 'sorts' | 'defaultSort'> & Pick<VisitorClient, 'order' | 'meant' | 'load'>;

export function openBoxAndOrder(
	search: HTMLElement,
	{ sorts, defaultSort, order: askedOrder, meant, load }: Of,
): BoxAndOrder {
	const box = search.querySelector<HTMLInputElement>('input[name="q"]');
	const order = search.querySelector<HTMLSelectElement>('select[name="sort"]');
	const paramOf = ({ sort, query }: SearchState) => {
		const name = sort ?? askedOrder(query)?.sort ?? defaultSort;
		return sorts.find((one) => one.name === name)?.param ?? '';
	};
	const write = (field: HTMLInputElement | HTMLSelectElement | null, value: string) => {
		if (field && field.value !== value) field.value = value;
	};
	// “Nearest First” stays said until another is asked for.
	const isNear = ({ sort }: SearchState) => sort === null && order?.value === nearChoice.value;
	const showOrder = (state: SearchState) => !isNear(state) && write(order, paramOf(state));
	const withText: Change = (state) => {
		const query = box?.value ?? '';
		const ranges = besidesSaid(state.ranges, meant({ ...emptySearch, query }).ranges);
		return { ...state, query, ranges, page: 1 };
	};
	const withOrder: Change = (state) => {
		const sort = sortNamed(order?.value ?? '') ?? null;
		// Who chooses an order gives up the one that the words ask for.
		const query = askedOrder(state.query)?.rest ?? state.query;
		return { ...state, query, sort: sort === defaultSort ? null : sort, page: 1 };
	};
	return {
		show: (state) => {
			write(box, state.query);
			showOrder(state);
		},
		showOrder,
		listen: (asked, onChange, onSubmit) => {
			const stop = new AbortController();
			const { signal } = stop;
			box?.addEventListener('input', () => void load().then(() => onChange(withText)), { signal });
			order?.addEventListener('change', () => onChange(withOrder), { signal });
			const submit = (event: Event) => {
				event.preventDefault();
				onSubmit();
			};
			box?.form?.addEventListener('submit', submit, { signal });
			// The box is emptied right after this, which nobody is told.
			const cleared = () =>
				setTimeout(() => {
					box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
					box?.focus();
				});
			box?.form?.addEventListener('reset', cleared, { signal });
			if (isTyped(box) && box?.value !== asked.query) onChange(withText);
			else write(box, asked.query);
			if (isTyped(order) && order?.value !== paramOf(asked)) onChange(withOrder);
			else showOrder(asked);
			return () => stop.abort();
		},
	};
}

type Ranges = SearchState['ranges'];

/** What is left of chosen ranges beside those that are typed: another highest price takes the place of the chosen one. */
function besidesSaid(chosen: Ranges, said: Ranges): Ranges {
	const left = Object.entries(chosen).flatMap(([field, range]) => {
		const { min: from, max: to } = said[field as keyof Ranges] ?? {};
		const min = from === undefined && !(Number(to) < Number(range.min)) ? range.min : undefined;
		const max = to === undefined && !(Number(from) > Number(range.max)) ? range.max : undefined;
		return min === undefined && max === undefined ? [] : [[field, rangeOf(min, max)]];
	});
	return Object.fromEntries(left);
}

/** Whether a visitor has used a field since the page was loaded. */
export const isTyped = (field: HTMLElement | null): boolean => field?.dataset['typed'] !== undefined;
