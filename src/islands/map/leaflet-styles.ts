import styles from 'leaflet/dist/leaflet.css?raw';

/**
 * Gives the page Leaflet's own styles. As text rather than as a file of the bundle, because that would publish Leaflet's
 * marker pictures with it; nothing here asks for them.
 */
export function addLeafletStyles(): void {
	if (document.querySelector('style[data-leaflet]')) return;
	const element = document.createElement('style');
	element.dataset['leaflet'] = '';
	element.textContent = styles;
	document.head.prepend(element);
}
