import type { LocationMapModel } from '../../site/places/location-map.ts';

/** The states of a map's place after `idle`, which the page itself shows (LOC-3). */
export type MapState = 'loading' | 'ready' | 'error';

/** Puts the place of a map into a state and says so; a map that is ready needs no text (LOC-3). */
export function showState(place: HTMLElement, state: MapState, texts: LocationMapModel['texts']): void {
	if (place.dataset['state'] === state) return;
	place.dataset['state'] = state;
	const text = place.querySelector('[data-map-text]');
	if (text) text.textContent = state === 'ready' ? '' : texts[state];
	if (state === 'ready') place.querySelector('a[data-map-show]')?.remove();
}
