/** What stands for an element in the part that takes the place of its own; null for nothing. */
export function twinOf(element: HTMLElement, live: HTMLElement): HTMLElement | null {
	const all = [...live.querySelectorAll<HTMLElement>('a[href], button, input')];
	const same = all.filter((other) => nameOf(other) === nameOf(element));
	return same.find((other) => other.getAttribute('href') === element.getAttribute('href')) ?? same[0] ?? null;
}

/** A choice by its value, a card's button by its car, all else by its words. */
function nameOf(element: HTMLElement): string {
	const { choice, save, car } = element.dataset;
	if (choice !== undefined) return `choice ${choice}`;
	if (car !== undefined) return `${save} ${car}`;
	return `${element.className} ${element.ariaLabel ?? element.textContent?.trim()}`;
}
