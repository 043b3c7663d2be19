import { isSwipe, toast } from './display-rules.ts';

/** Says something for a moment; what was there before goes at once. */
export type Toast = (...content: (Node | string)[]) => void;

/**
 * Makes `place`, a live region, the page's one toast (USER-9): what is said goes after 5 seconds, but not while the mouse
 * or the focus is on it. F8 leads to it, Escape and a swipe close it.
 */
export function makeToast(place: HTMLElement): Toast {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const hold = () => clearTimeout(timer);
	const wait = () => {
		hold();
		timer = setTimeout(close, toast.milliseconds);
	};
	function close(): void {
		hold();
		place.replaceChildren();
	}
	place.addEventListener('pointerenter', hold);
	place.addEventListener('pointerleave', wait);
	place.addEventListener('focusin', hold);
	place.addEventListener('focusout', wait);
	listenForSwipes(place, close);
	listenForKeys(place, close);
	return (...content) => {
		place.replaceChildren(...content);
		wait();
	};
}

function listenForSwipes(place: HTMLElement, close: () => void): void {
	let from: PointerEvent | null = null;
	place.addEventListener('pointerdown', (event) => {
		from = event;
		// A captured pointer clicks on the toast itself: a link or button in it would do nothing.
		const onControl = event.target instanceof Element && event.target.closest('a, button');
		if (!onControl) place.setPointerCapture(event.pointerId);
	});
	place.addEventListener('pointerup', (event) => {
		if (from && isSwipe(from, event)) close();
		from = null;
	});
}

/** The focus goes back to where it was before F8. */
function listenForKeys(place: HTMLElement, close: () => void): void {
	let before: Element | null = null;
	place.tabIndex = -1;
	document.addEventListener('keydown', ({ key }) => {
		if (key !== toast.key || !place.hasChildNodes()) return;
		before = document.activeElement;
		place.focus();
	});
	place.addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape') return;
		close();
		if (before instanceof HTMLElement) present(before)?.focus();
	});
}

/** The element, or the one of its name that has been drawn in its place since: the search redraws cards. */
function present(element: HTMLElement): HTMLElement | null {
	return element.isConnected
		? element
		: document.querySelector(`[aria-label="${CSS.escape(element.ariaLabel ?? '')}"]`);
}
