import { pageToast } from './page-toast.ts';
import { startSaveButtons } from './save-buttons.ts';
import { savedCars } from './saved-cars.ts';
import { startWatchLinks } from './watch-links.ts';

const note = document.querySelector<HTMLElement>('[data-saved-cars]');
const say = pageToast(note);
if (note && say) {
	const show = startSaveButtons(document.body, say, savedCars(note.dataset['savedCars'] ?? ''));
	// The search draws its own cards.
	document.addEventListener('cards-drawn', show);
}
if (document.documentElement.dataset['account']) startWatchLinks(document.body);
