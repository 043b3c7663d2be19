/** What fills the screen is open or not: meanwhile the page behind it is not scrolled. */
export function coverScreen(isOpen: boolean): void {
	document.documentElement.toggleAttribute('data-covered', isOpen);
}
