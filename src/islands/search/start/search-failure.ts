/** Says above the page's own list that the search cannot run now; the button tries again. */
export function showSearchFailure(place: HTMLElement, retry: () => Promise<void>): void {
	delete place.dataset['pending'];
	const note = place.querySelector<HTMLElement>('[data-search-fault]');
	if (!note) return;
	note.hidden = false;
	// Screen readers announce what is added once the note is visible.
	const text = document.createElement('p');
	text.textContent = note.dataset['searchFault'] ?? '';
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'button button-outline button-small';
	button.textContent = 'Try again';
	button.addEventListener('click', () => {
		note.hidden = true;
		note.replaceChildren();
		void retry();
	});
	note.replaceChildren(text, button);
}
