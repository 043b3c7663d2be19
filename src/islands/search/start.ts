import type { SearchSettings } from '../../site/search-settings.ts';
import { showFault } from './fault.ts';
import { loadSearch } from './load-search.ts';

/**
 * What a page of results carries of the search: this file. React, the search and the index of the stock are loaded when
 * the filters or results are first pointed at, touched, focused or typed into, and at once where the address asks for
 * more than the page shows. Until then, and where that fails, the page works by its links.
 */
function startOnIntent(place: HTMLElement): void {
	const wake = () => {
		for (const event of intents) place.removeEventListener(event, wake);
		void start(place);
	};
	for (const event of intents) place.addEventListener(event, wake, { passive: true });
	if (place.dataset['pending'] !== undefined) wake();
}

async function start(place: HTMLElement): Promise<void> {
	try {
		const settings = JSON.parse(place.dataset['search'] ?? '{}') as SearchSettings;
		const [{ drawSearch }, search] = await Promise.all([import('./draw-search.tsx'), loadSearch(settings)]);
		drawSearch(place, settings, search);
	} catch (error) {
		console.warn('The search could not be loaded.', error);
		showFault(place, () => start(place));
	}
}

const intents = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) startOnIntent(place);
