import { whenVisible } from '../../client/when-visible.ts';
import type { LocationMapModel } from '../../site/places/location-map.ts';
import { showState } from './map-state.ts';

// What a page with a map carries of it: this file. React and Leaflet follow once the map's place is about to be seen, or where
// the site asks its visitors before others learn of them (SITE-12), once they want to see it.
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const model = JSON.parse(place.dataset['map'] ?? 'null') as LocationMapModel;
	const start = () => void load(place, model);
	if (document.documentElement.dataset['consent'] === undefined) whenVisible(place, start);
	else offer(place, model, start);
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

/** A button in the map's place, and who the map comes from. */
function offer(place: HTMLElement, { layer }: LocationMapModel, start: () => void): void {
	const text = place.querySelector('[data-map-text]');
	const source = new URL(layer.kind === 'google' ? layer.scriptUrl : layer.url.replace('{s}.', ''), location.href);
	if (text) text.textContent = `The map comes from ${source.hostname}, which then learns that you are here.`;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'button button-outline';
	button.textContent = 'Show the map';
	button.addEventListener('click', () => {
		button.remove();
		place.tabIndex = -1;
		place.focus();
		start();
	});
	place.append(button);
	place.dataset['offered'] = '';
}
