import type { LocationMapModel } from '../../site/places/location-map.ts';
import { showState } from './map-state.ts';

// What a page with a map carries of it: this file. React and Leaflet follow when a visitor touches the picture in the map's place:
// most only want the address, and others learn of nobody who did not ask (SITE-12).
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const model = JSON.parse(place.dataset['map'] ?? 'null') as LocationMapModel;
	const link = place.querySelector<HTMLElement>('a[data-map-show]');
	if (document.documentElement.dataset['consent'] !== undefined) {
		// It still leads to directions, elsewhere.
		if (link) continue;
		nameSource(place, model);
	}
	const opener = link ?? place;
	const start = (event: Event) => {
		event.preventDefault();
		opener.removeEventListener('click', start);
		place.classList.add('map');
		place.tabIndex = -1;
		place.focus({ preventScroll: true });
		if (!link) place.querySelector('[data-map-show]')?.remove();
		void load(place, model);
	};
	opener.addEventListener('click', start);
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

/** Who the map comes from, where the site asks its visitors before others learn of them (SITE-12). */
function nameSource(place: HTMLElement, { layer }: LocationMapModel): void {
	const text = place.querySelector('[data-map-text]');
	const source = new URL(layer.kind === 'google' ? layer.scriptUrl : layer.url.replace('{s}.', ''), location.href);
	if (text) text.textContent = `The map comes from ${source.hostname}, which then learns that you are here.`;
	place.dataset['asks'] = '';
}
