/** Puts the form that has been drawn again in its place, and whoever was typing goes on in the same field, at the same letter. */
export function replaceKeepingFocus(place: HTMLElement, drawn: HTMLElement): void {
	const busy = place.contains(document.activeElement) ? document.activeElement : null;
	const at = busy instanceof HTMLInputElement || busy instanceof HTMLTextAreaElement ? busy.selectionStart : null;
	place.replaceChildren(drawn);
	if (!busy?.id) return;
	const again = document.getElementById(busy.id);
	again?.focus({ preventScroll: true });
	// Of an address the browser does not say where; at its end is where it is typed.
	if (again instanceof HTMLInputElement || again instanceof HTMLTextAreaElement)
		setCaret(again, at ?? again.value.length);
}

function setCaret(field: HTMLInputElement | HTMLTextAreaElement, at: number): void {
	if (field.selectionStart !== null) field.setSelectionRange(at, at);
}
