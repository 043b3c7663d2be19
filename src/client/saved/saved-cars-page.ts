import { pageCars } from './page-cars.ts';
import { startSaveButtons } from './save-buttons.ts';
import { startWatchLinks } from './watch-links.ts';

const show = startSaveButtons(document.body, pageCars, (pressed) => {
	import('./tell-pressed.ts').then(
		({ tellPressed }) => tellPressed(pressed),
		// What says it could not be loaded; the button shows it.
		(error: unknown) => console.warn('What was saved could not be said.', error),
	);
});
// The search draws its own cards, and so do the visitor's lists.
document.addEventListener('cards-drawn', show);
if (document.documentElement.dataset['account']) startWatchLinks(document.body);
