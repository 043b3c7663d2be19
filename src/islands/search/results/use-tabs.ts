import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withList } from '../../../search/state/choose.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { searchPath } from '../state/routing.ts';
import { useTools } from '../state/search-context.ts';

/** Keeps the tabs of car types above the search right: which is current, where each leads, and how many cars it has. */
export function useTabs(state: SearchState): void {
	const { settings } = useTools();
	const { results } = useInstantSearch();
	useEffect(() => {
		if (results.__isArtificial) return;
		const counts = countsOf(results.getFacetValues('car_type', {}));
		for (const tab of document.querySelectorAll<HTMLAnchorElement>('.list-tabs a')) {
			const types = tab.dataset['types']?.split(' ').filter(Boolean) ?? [];
			const isShown = sameValues(types, state.lists.car_type ?? []);
			if (isShown) tab.setAttribute('aria-current', 'true');
			else tab.removeAttribute('aria-current');
			const path = searchPath(withList(state, 'car_type', types), settings);
			if (tab.getAttribute('href') !== path) tab.href = path;
			if (counts) setCount(tab, types.length === 0 ? [...counts.keys()] : types, counts);
		}
	});
}

type FacetValues = ReturnType<ReturnType<typeof useInstantSearch>['results']['getFacetValues']>;

function countsOf(values: FacetValues | undefined): Map<string, number> | null {
	return Array.isArray(values) ? new Map(values.map(({ name, count }) => [name, count])) : null;
}

/** The number keeps its widest width, so that the tabs beside it do not move. */
function setCount(tab: HTMLElement, types: readonly string[], counts: ReadonlyMap<string, number>): void {
	const place = tab.querySelector('span');
	if (!place) return;
	place.style.minWidth ||= `${place.getBoundingClientRect().width}px`;
	place.textContent = String(types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0));
}

const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((value) => other.includes(value));
