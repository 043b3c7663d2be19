import { createRoot } from 'react-dom/client';
import type { LocationMapModel } from '../../site/places/location-map.ts';
import { LocationMap } from './LocationMap.tsx';
import { type MapState, showState } from './map-state.ts';
import { addMapStyles } from './map-styles.ts';

/** Draws the map into its place. It shows what the list around it shows. */
export function drawMap(place: HTMLElement, model: LocationMapModel): void {
	addMapStyles();
	const canvas = document.createElement('div');
	canvas.className = 'map-canvas';
	place.append(canvas);
	const onState = (state: MapState) => showState(place, state, model.texts);
	const onUncaughtError = (error: unknown) => {
		console.warn('The map could not be drawn.', error);
		onState('error');
	};
	const list = place.closest<HTMLElement>('[data-location-groups]');
	createRoot(canvas, { onUncaughtError }).render(<LocationMap model={model} list={list} onState={onState} />);
}
