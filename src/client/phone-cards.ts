/** Makes the masked numbers below `root` hand the focus on when they are shown; a link to one shows it (CAR-2). */
export function startPhoneCards(root: HTMLElement): void {
	for (const card of root.querySelectorAll<HTMLDetailsElement>('[data-phone]')) {
		card.addEventListener('toggle', () => card.open && card.querySelector<HTMLElement>('a')?.focus());
	}
	root.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
		const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
		const card = place?.closest('details');
		if (card) card.open = true;
	});
}
