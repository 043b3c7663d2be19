import { useState, useSyncExternalStore } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { Preset } from '../../../components/search/toolbar/Presets.tsx';
import { distanceText } from '../../../domain/cars/distance.ts';
import { nearChoice } from '../../../site/lists/near-places.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';

/** How far each city is, once the visitor has asked. */
export function useCities(): ReadonlyMap<string, number> | null {
	const { near } = useTools();
	return useSyncExternalStore(near.subscribe, near.cities);
}

/** The button that finds the nearest city with cars that fit, and chooses it; pressed again it takes that back. */
export function useNear(): { preset: Preset; choose: () => Promise<void> } {
	const { near, labels, search } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const [nearest, setNearest] = useState<string | null>(null);
	const cities = useCities();
	const chosen = nearest !== null && state.lists.city?.length === 1 && state.lists.city[0] === nearest;
	const far = nearest === null ? undefined : cities?.get(nearest);
	const label = far === undefined ? nearChoice.label : `${nearest}, ${distanceText(far, labels.locale)} away`;
	const choose = async () => {
		if (chosen) {
			setState(({ lists: { city: _, ...lists }, ...others }) => ({ ...others, lists, page: 1 }));
			return;
		}
		const { nearestCity } = await import('./nearest-city.ts');
		const city = await nearestCity({ near, results, search });
		if (city === undefined) return;
		setNearest(city);
		setState((other) => ({ ...other, lists: { ...other.lists, city: [city] }, page: 1 }));
	};
	return { preset: { ...nearChoice, label, path: '', chosen }, choose };
}
