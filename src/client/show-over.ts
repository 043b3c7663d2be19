let covers: Promise<typeof import('./covers.ts')> | undefined;

/**
 * What Back closes. All who need it wait for one promise, which tells them in the order in which they asked: two imports of one file
 * may come in any order, and a form that was opened over the photos would lie below them.
 */
export function loadCovers(): Promise<typeof import('./covers.ts')> {
	covers ??= import('./covers.ts');
	return covers;
}

/** Opens a window over the page that Back closes. */
export function showOver(dialog: HTMLDialogElement): void {
	if (dialog.open) return;
	dialog.showModal();
	void loadCovers().then(({ coverWindow }) => coverWindow(dialog));
}

/** Leaves for another page; Back does not lead to what lies over this one. */
export function leaveFor(href: string): void {
	if (history.state?.over) location.replace(href);
	else location.assign(href);
}
