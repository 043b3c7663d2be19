/** Opens a window over the page that Back closes. */
export function showOver(dialog: HTMLDialogElement): void {
	if (dialog.open) return;
	dialog.showModal();
	void import('./covers.ts').then(({ coverWindow }) => coverWindow(dialog));
}

/** Leaves for another page; Back does not lead to what lies over this one. */
export function leaveFor(href: string): void {
	if (history.state?.over) location.replace(href);
	else location.assign(href);
}
