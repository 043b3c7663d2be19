import { useCallback, useSyncExternalStore } from 'react';
import { isListed, listedEvent } from '../../client/places/listed.ts';
import type { MapMarker } from '../../site/places/location-map.ts';

/**
 * Of these markers those whose cards the list around the map shows: of the toggle's choice, and as found by a search (LOC-2). All of
 * them where no list is around it.
 */
export function useListed(markers: readonly MapMarker[], list: HTMLElement | null): MapMarker[] {
	const subscribe = useCallback(
		(changed: () => void) => {
			const events = ['change', listedEvent];
			for (const event of events) list?.addEventListener(event, changed);
			return () => {
				for (const event of events) list?.removeEventListener(event, changed);
			};
		},
		[list],
	);
	const listed = useSyncExternalStore(subscribe, () => {
		const kind = list?.querySelector<HTMLInputElement>('[name="location-kind"]:checked')?.value ?? null;
		const isShown = (marker: MapMarker) => (kind === null || marker.kind === kind) && isListed(marker.cards);
		return JSON.stringify(markers.filter((marker) => list === null || isShown(marker)).map(({ id }) => id));
	});
	const ids = JSON.parse(listed) as number[];
	return markers.filter(({ id }) => ids.includes(id));
}
