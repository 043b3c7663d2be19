import { computed } from 'nanostores';
import { pageCars, watchedCars } from './page-cars.ts';

const savedCars = computed([pageCars.favourites, watchedCars], (own, watched) => [...new Set([...own, ...watched])]);

/**
 * The number of saved cars on the header's heart, or of those to compare where there is no heart (CARD-4). Loaded once something is
 * saved; the number has its place over the drawing, so that nothing moves.
 */
for (const link of document.querySelectorAll<HTMLElement>('[data-saved-link]')) {
	const cars = link.dataset['savedLink'] === 'compare' ? pageCars.compare : savedCars;
	const text = link.ariaLabel ?? '';
	const badge = document.createElement('span');
	badge.className = 'header-count';
	cars.subscribe(({ length }) => {
		badge.textContent = length > 99 ? '99+' : String(length);
		link.ariaLabel = length > 0 ? `${text}, ${length}` : text;
		if (length > 0) link.append(badge);
		else badge.remove();
	});
}

// What is to be compared stays in sight where there is more to choose from; on the visitor's own lists, once it changes: their tabs count it.
let isShown = false;
const hasTabs = document.querySelector('[data-saved-list]') !== null;
pageCars.compare.subscribe(({ length }, before) => {
	const isNew = before !== undefined || !hasTabs;
	isShown ||= isNew && length > 0 && document.querySelector('[data-save="compare"]') !== null;
	if (!isShown) return;
	// What has just changed is seen, also by who reads on down (`reading-room.ts`).
	document.documentElement.removeAttribute('data-reading');
	void import('./page-note.ts').then(({ sayNote, trayInBar }) => {
		sayNote();
		trayInBar();
	});
});
