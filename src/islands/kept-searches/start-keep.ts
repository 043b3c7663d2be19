import { deviceStore } from '../../client/leads/device/device-store.ts';

// The button that keeps the search of a list: what it does is loaded when it is used, or where a search is kept already.
const place = document.querySelector<HTMLElement>('[data-keep-search]');
if (place) {
	const load = async (event?: Event) => (await import('./keep-button.ts')).startKeepButton(place, event !== undefined);
	if (deviceStore(place.dataset['keepSearch'] ?? '').read('searches')) void load();
	else place.querySelector('button')?.addEventListener('click', load, { once: true });
}
