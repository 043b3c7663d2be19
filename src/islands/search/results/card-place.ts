/** The card that was followed, by its address, and where it stood in the window. */
type Place = { path: string; top: number };

const linkOf = (card: Element): HTMLAnchorElement | null => card.querySelector('.card-link');

/** Notes in the history where a card stands that is followed. */
export function noteFollowed(search: HTMLElement): void {
	search.addEventListener('click', ({ target }) => {
		const card = (target as Element).closest('a') && (target as Element).closest('.car-card');
		const path = card && linkOf(card)?.pathname;
		if (!card || !path) return;
		const place: Place = { path, top: card.getBoundingClientRect().top };
		history.replaceState({ ...history.state, place }, '');
	});
}

/**
 * Who comes back sees the card that they followed where it stood (SRCH-6): the browser looks for the place among the cards of the
 * built page, which are others and not as high.
 */
export function comeBack(search: HTMLElement): void {
	const place: Place | undefined = history.state?.place;
	if (!place || !search.closest('[data-returned]')) return;
	const card = [...search.querySelectorAll('.car-card')].find((one) => linkOf(one)?.pathname === place.path);
	if (card) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
}
