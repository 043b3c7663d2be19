import { focusResults } from '../results/focus-results.ts';
import type { HeldClicks } from '../start/held-clicks.ts';
import type { PageParts } from './page-parts.ts';

type Search = { search: HTMLElement; parts: PageParts; held: HeldClicks };

/**
 * Shows the live parts of the search in the places of the page's own, in one frame. The focus goes to the counterpart of what
 * had it, and never to the body; clicks that waited are done now.
 */
export function swapParts(place: HTMLElement, { search, parts, held }: Search): void {
	const { activeElement } = document;
	const swapOf = (element: Element | null) => parts.swaps.find(({ still }) => still.contains(element));
	const focused = swapOf(activeElement);
	for (const { live } of parts.swaps) live.hidden = false;
	if (focused) {
		const counterpart = activeElement instanceof HTMLElement ? counterpartOf(activeElement, focused.live) : null;
		counterpart?.focus({ preventScroll: true });
		if (!counterpart || document.activeElement !== counterpart) focusResults({ preventScroll: true });
	}
	for (const { still } of parts.swaps) still.remove();
	search.dataset['live'] = '';
	delete place.dataset['pending'];
	held.release((element) => {
		if (element instanceof HTMLFormElement) {
			element.requestSubmit();
			return true;
		}
		const swap = swapOf(element);
		const counterpart = swap && counterpartOf(element, swap.live);
		counterpart?.click();
		return Boolean(counterpart);
	});
}

/** Calls `act` now, or once nothing is pressed: an element that goes between press and release gets no click. */
export function whenReleased(act: () => void): void {
	if (!document.querySelector('.search :is(a, button, summary, input, select, label):active')) {
		act();
		return;
	}
	const released = new AbortController();
	const wait = () => {
		released.abort();
		setTimeout(act, 0);
	};
	// A finger that begins to scroll, and a link that is dragged away, are never lifted from it.
	for (const event of ['pointerup', 'pointercancel', 'keyup', 'dragend'])
		document.addEventListener(event, wait, { signal: released.signal });
}

/** The element that replaces this one; null if there is no such element. */
function counterpartOf(element: HTMLElement, live: HTMLElement): HTMLElement | null {
	const all = [...live.querySelectorAll<HTMLElement>('a[href], button, input')];
	const same = all.filter((other) => nameOf(other) === nameOf(element));
	return same.find((other) => other.getAttribute('href') === element.getAttribute('href')) ?? same[0] ?? null;
}

/** Identifies a choice by its value, a card's button by its car, all else by its text. */
function nameOf(element: HTMLElement): string {
	const { choice, save, car } = element.dataset;
	if (choice !== undefined) return `choice ${choice}`;
	if (car !== undefined) return `${save} ${car}`;
	return `${element.className} ${element.ariaLabel ?? element.textContent?.trim()}`;
}
