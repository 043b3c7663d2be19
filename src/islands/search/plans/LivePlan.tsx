import { useEffect } from 'react';
import { deviceStore } from '../../../client/leads/device/device-store.ts';
import { planKey, termKey } from '../../../domain/money/chosen-plan.ts';
import type { ListField } from '../../../search/fields/facets.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

const fields = { [planKey]: 'subscription_plan', [termKey]: 'minimum_term_weeks' } as const;

/** Keeps the page's choice of plan and term, and what the device remembers of it, as the search has them (CARD-5). */
export function LivePlan() {
	const { asFilters } = useTools();
	const { state, setState } = useSearch();
	const { lists } = asFilters(state);
	useEffect(() => {
		const store = deviceStore(document.documentElement.dataset['site'] ?? '');
		for (const select of selects()) {
			const [value = null] = lists[fieldOf(select)] ?? [];
			select.value = value ?? '';
			// The cheapest has no value.
			if (select.selectedIndex < 0) select.selectedIndex = 0;
			store.write(select.name === planKey ? 'plan' : 'term', value);
		}
	});
	useEffect(() => {
		const place = choice();
		const stop = new AbortController();
		place?.setAttribute('data-live', '');
		place?.addEventListener(
			'change',
			({ target }) => {
				const select = target as HTMLSelectElement;
				setState((other) => withValue(asFilters(other), fieldOf(select), select.value));
			},
			stop,
		);
		return () => stop.abort();
	}, []);
	return null;
}

const choice = () => document.querySelector<HTMLElement>('[data-plan-choice]');
const selects = (): HTMLSelectElement[] => [...(choice()?.querySelectorAll('select') ?? [])];
const fieldOf = ({ name }: HTMLSelectElement): ListField => fields[name as keyof typeof fields];

/** The search with one value of a list and no other. */
function withValue(state: SearchState, field: ListField, value: string): SearchState {
	const { [field]: _, ...lists } = state.lists;
	return { ...state, lists: value ? { ...lists, [field]: [value] } : lists, page: 1 };
}
