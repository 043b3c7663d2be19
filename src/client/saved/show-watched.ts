import type { AccountState } from '../account/account.ts';

/**
 * Shows on the SAVE buttons below `root` which cars are watched (CARD-4). For who is signed in they are buttons that are
 * pressed or not, SAVED or SAVE; for all others links to the sign-in page, as the build has drawn them.
 */
export function showWatched(root: ParentNode, state: AccountState): void {
	for (const link of root.querySelectorAll<HTMLElement>('a[data-watch][data-car]')) {
		const watched = state.is === 'signed in' ? state.watched.includes(Number(link.dataset['car'])) : null;
		link.role = watched === null ? null : 'button';
		link.ariaPressed = watched === null ? null : String(watched);
		label(link, watched ? 'SAVED' : 'SAVE');
	}
}

/** Writes the word where it is drawn, and at the beginning of what screen readers say. */
function label(link: HTMLElement, word: string): void {
	const drawn = /^SAVED?\b/;
	if (link.ariaLabel) link.ariaLabel = link.ariaLabel.replace(drawn, word);
	const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const shown = text.nodeValue ?? '';
		if (drawn.test(shown) && shown !== word) text.nodeValue = shown.replace(drawn, word);
	}
}
