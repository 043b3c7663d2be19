/** Writes a part of a row, `[data-part]`, or takes it away where there is nothing to say. */
export function say(row: HTMLElement, part: string, text: string | null | undefined): HTMLElement | null {
	const element = row.querySelector<HTMLElement>(`[data-part="${part}"]`);
	if (!element) return null;
	if (text) element.textContent = text;
	else element.remove();
	return text ? element : null;
}

/** Lets a link of a row lead to what `to` makes of its address, or takes it away where that is null. */
export function linkPart(
	row: HTMLElement,
	part: string,
	to: (href: string) => string | null,
): HTMLAnchorElement | undefined {
	const link = row.querySelector<HTMLAnchorElement>(`a[data-part="${part}"]`);
	const href = link && to(link.getAttribute('href') ?? '');
	if (!link || href === null) {
		link?.remove();
		return undefined;
	}
	link.href = href;
	return link;
}

/** Makes a row's Remove work, or takes it away where nothing can be removed. */
export function startRemove(row: HTMLElement, name: string, remove: (() => void) | undefined): void {
	const button = row.querySelector<HTMLButtonElement>('[data-part="remove"]');
	if (!button || !remove) {
		button?.remove();
		return;
	}
	button.ariaLabel = `Remove ${name}`;
	button.addEventListener('click', remove);
}
