/** On phones a location begins as a row; a button unfolds its hours and the rest (LOC-1). */
for (const button of document.querySelectorAll<HTMLElement>('.location-unfold')) {
	const label = button.querySelector('span');
	button.addEventListener('click', () => {
		const isOpen = button.closest('li')?.toggleAttribute('data-open') ?? false;
		button.setAttribute('aria-expanded', String(isOpen));
		label?.replaceChildren(isOpen ? 'Less' : 'Hours and more');
	});
}
