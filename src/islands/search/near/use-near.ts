import { useSyncExternalStore } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { Preset } from '../../../components/search/toolbar/Presets.tsx';
import { nearChoice } from '../../../site/lists/near-places.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

/** How far each city is, once the visitor has asked. */
export function useCities(): ReadonlyMap<string, number> | null {
	const { near } = useTools();
	return useSyncExternalStore(near.subscribe, near.cities);
}

/** The button that puts the nearest cars first, or chooses the nearest city where a server searches; pressed again it takes that back. */
export function useNear(): { preset: Preset; choose: () => Promise<void> } {
	const tools = useTools();
	const { near } = tools;
	const { results, refresh } = useInstantSearch();
	const { state, setState } = useSearch();
	const cities = useCities();
	const name = near.name();
	const label = cities ? (name ? `Nearest to ${name}` : 'Nearest first') : nearChoice.label;
	const chosen = cities !== null && (near.isOrder || state.lists.city?.length === 1);
	const choose = async () => {
		if (chosen) {
			await near.forget();
			if (!near.isOrder) setState(({ lists: { city: _, ...lists }, ...others }) => ({ ...others, lists, page: 1 }));
			return;
		}
		const { chooseNear } = await import('./choose-near.ts');
		const city = await chooseNear({ ...tools, results, refresh });
		setState((other) => ({ ...other, ...(city && { lists: { ...other.lists, city: [city] } }), page: 1 }));
	};
	return { preset: { ...nearChoice, label, path: '', chosen }, choose };
}
