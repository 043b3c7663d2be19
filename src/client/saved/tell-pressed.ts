import { hasTray } from './compare-tray.ts';
import './header-count.ts';
import { pageCars } from './page-cars.ts';
import { listLink, sayNote, sayTaken } from './page-note.ts';
import type { Pressed } from './save-buttons.ts';
import { mostSaved, type SavedList, type ToggleResult, toggleSaved } from './saved-cars.ts';
import { noteOfButton, pageNotes } from './saved-notes.ts';

const refused = 'Your browser is blocking this site from saving anything.';

/** Words that every locale spells the same. */
const words = {
	favourites: {
		added: 'Saved to your list on this device.',
		removed: 'Removed from your list.',
		back: 'It is back on your list.',
		full: 'Your list is full. Remove one first.',
		refused,
	},
	compare: {
		added: 'Added to compare',
		removed: 'Removed from compare',
		back: 'It is compared again.',
		full: 'You can compare four at a time. Remove one first.',
		refused,
	},
} as const;

/**
 * Says what came of a button that was pressed, with the way to the list, and remembers what is known of a new favourite. Loaded with
 * the first press: most visitors press none.
 */
export function tellPressed({ button, list, result }: Pressed): void {
	const note = list === 'favourites' && result === 'added' ? noteOfButton(button) : null;
	if (note) pageNotes.keep(note);
	const id = Number(button.dataset['car']);
	const text = result === 'removed' ? resultText(list, result) : null;
	if (text) sayTaken(text, { putBack: () => toggleSaved(pageCars, list, id), back: words[list].back });
	else sayResult(list, result);
}

/** Says what came of putting a car on a list or taking it off. */
export function sayResult(list: SavedList, result: ToggleResult): void {
	const text = resultText(list, result);
	if (text) sayNote(text, ...(result === 'refused' ? [] : [' ', listLink(list)]));
}

/** Null where the tray says it. */
function resultText(list: SavedList, result: ToggleResult): string | null {
	const text = words[list][result];
	const counts = list === 'compare' && (result === 'added' || result === 'removed');
	if (!counts) return text;
	return hasTray() ? null : `${text}: ${pageCars.compare.get().length} of ${mostSaved.compare}.`;
}
