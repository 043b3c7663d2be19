/** The page of the sign-in is there for nothing else: its script is loaded at once. Until then it waits; where that fails, it says so. */
for (const place of document.querySelectorAll<HTMLElement>('[data-sign-in]')) void draw(place);

async function draw(place: HTMLElement): Promise<void> {
	try {
		const { drawSignIn } = await import('./draw-sign-in.tsx');
		drawSignIn(place);
		place.dataset['state'] = 'ready';
	} catch (error) {
		console.warn('The sign-in could not be loaded.', error);
		place.dataset['state'] = 'failed';
		place.role = 'alert';
		place.textContent = 'The sign-in could not be loaded. Check your connection, then load the page again.';
	}
}
