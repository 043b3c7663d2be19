import { hasTray } from './compare-tray.ts';
import './header-count.ts';
import { pageCars } from './page-cars.ts';
import { listLink, sayNote, undoButton } from './page-note.ts';
import type { Pressed } from './save-buttons.ts';
import { mostSaved, type SavedList, type ToggleResult, toggleSaved } from './saved-cars.ts';
import { noteOfButton, pageNotes } from './saved-notes.ts';

const refused = 'Your browser is blocking this site from saving anything.';

/** Words that every locale spells the same. */
const words = {
	favourites: {
		added: 'Saved to your list on this device.',
		removed: 'Removed from your list.',
		full: 'Your list is full. Remove one first.',
		refused,
	},
	compare: {
		added: 'Added to compare',
		removed: 'Removed from compare',
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
	if (list === 'favourites' && result === 'removed') {
		const id = Number(button.dataset['car']);
		sayNote(
			`${words.favourites.removed} `,
			undoButton(() => sayResult(list, toggleSaved(pageCars, list, id))),
		);
	} else sayResult(list, result);
}

/** Says what came of putting a car on a list or taking it off. */
export function sayResult(list: SavedList, result: ToggleResult): void {
	const text = words[list][result];
	const counts = list === 'compare' && (result === 'added' || result === 'removed');
	// The tray says it.
	if (counts && hasTray()) return;
	const said = counts ? `${text}: ${pageCars.compare.get().length} of ${mostSaved.compare}.` : text;
	sayNote(said, ...(result === 'refused' ? [] : [' ', listLink(list)]));
}
