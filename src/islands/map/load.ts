import { whenVisible } from '../../client/when-visible.ts';
import type { LocationMapModel } from '../../site/places/location-map.ts';
import { showState } from './map-state.ts';

// What a page with a map carries of it: this file. React and Leaflet follow once the map's place is about to be seen.
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const model = JSON.parse(place.dataset['map'] ?? 'null') as LocationMapModel;
	whenVisible(place, () => void load(place, model));
}

async function load(place: HTMLElement, model: LocationMapModel): Promise<void> {
	showState(place, 'loading', model.texts);
	try {
		const { drawMap } = await import('./draw-map.tsx');
		drawMap(place, model);
	} catch (error) {
		console.warn('The map could not be loaded.', error);
		showState(place, 'error', model.texts);
	}
}
