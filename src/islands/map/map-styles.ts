import leafletStyles from 'leaflet/dist/leaflet.css?raw';
import ownStyles from './map.css?inline';

/**
 * Gives the page the styles of a map: Leaflet's and ours over them. As text within this chunk, because a style sheet of
 * the bundle would be linked on every page, and Leaflet's would publish its marker pictures, which nothing here asks for.
 */
export function addMapStyles(): void {
	if (document.querySelector('style[data-map-styles]')) return;
	const element = document.createElement('style');
	element.dataset['mapStyles'] = '';
	element.textContent = `${leafletStyles}\n${ownStyles}`;
	document.head.append(element);
}
