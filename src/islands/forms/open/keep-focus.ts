/**
 * Puts the form that has been drawn again in its place; whoever is typing goes on in the same field, at the same letter. The style
 * sheets there stay: what stands around the form has its styles of them too.
 */
export function replaceKeepingFocus(place: HTMLElement, drawn: HTMLElement): void {
	const busy = place.contains(document.activeElement) ? document.activeElement : null;
	const at = isTyped(busy) ? busy.selectionStart : null;
	place.replaceChildren(...place.querySelectorAll(':scope > link'), drawn);
	if (!busy?.id) return;
	const again = document.getElementById(busy.id);
	again?.focus({ preventScroll: true });
	// In some kinds of field the browser does not say where, and goes to the end.
	if (at !== null && isTyped(again)) again.setSelectionRange(at, at);
}

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
