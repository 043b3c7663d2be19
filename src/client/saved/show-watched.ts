import type { AccountState } from '../account/account.ts';

/**
 * Shows on the SAVE links below `root` which cars are watched (CARD-4). For who is signed in they are buttons that are pressed,
 * SAVED, or not; for all others links to the sign-in page, as the build has drawn them.
 */
export function showWatched(root: ParentNode, state: AccountState): void {
	for (const link of root.querySelectorAll<HTMLElement>('a[data-watch][data-car]')) {
		const watched = state.is === 'signed in' ? state.watched.includes(Number(link.dataset['car'])) : null;
		link.role = watched === null ? null : 'button';
		link.ariaPressed = watched === null ? null : String(watched);
	}
}
