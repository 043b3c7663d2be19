import { startSaveButtons } from './save-buttons.ts';
import { savedCars } from './saved-cars.ts';

const note = document.querySelector<HTMLElement>('[data-saved-cars]');
if (note) {
	const show = startSaveButtons(document.body, note, savedCars(note.dataset['savedCars'] ?? ''));
	// The search draws its own cards.
	document.addEventListener('cards-drawn', show);
}
