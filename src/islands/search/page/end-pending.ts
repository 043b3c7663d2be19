/** What the page shows is what the address asks for, or all that there is: the list and its heading are seen. */
export function endPending(place: HTMLElement): void {
	for (const part of [place, document.documentElement]) delete part.dataset['pending'];
}
