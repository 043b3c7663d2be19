/** SAVE needs the account, which is loaded at the first click (USER-3). Where it cannot be had, SAVE is the link that it is. */
export function startWatchLinks(root: HTMLElement): void {
	root.addEventListener('click', (event) => {
		const link = linkOf(event);
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		import('./toggle-watched.ts').then(
			({ toggleWatched }) => toggleWatched(link),
			() => location.assign(link.href),
		);
	});
	// What is said to be a button is pressed with the space bar too.
	root.addEventListener('keydown', (event) => {
		const link = event.key === ' ' ? linkOf(event) : null;
		if (link?.role !== 'button') return;
		event.preventDefault();
		link.click();
	});
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
	target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-watch][data-car]') : null;
