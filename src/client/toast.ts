import { isSwipe, toast } from './display-rules.ts';

type Content = (Node | string)[];

/** Says something for a moment; what was said before goes at once. With nothing to say, what stays is shown as it is now. */
export type Toast = (...content: Content) => void;

/**
 * Makes `place`, a live region, the page's one toast (USER-9): what is said goes after 5 seconds, but not while the mouse
 * or the focus is on it. F8 leads to it, Escape and a swipe close it. Below what is said, and with nothing to say,
 * there is what `rest` gives, which stays.
 */
export function makeToast(place: HTMLElement, rest: () => Content = () => []): Toast {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const hold = () => clearTimeout(timer);
	let said: Content = [];
	const show = () => {
		const stays = rest();
		place.replaceChildren(...[said, stays].filter(({ length }) => length > 0).map(boxOf));
		tellPage([...(said.length > 0 ? ['said'] : []), ...(stays.length > 0 ? ['stays'] : [])]);
	};
	const wait = () => {
		hold();
		if (said.length > 0) timer = setTimeout(settle, toast.milliseconds);
	};
	function settle(): void {
		said = [];
		show();
	}
	/** First what is said, then what stays. */
	function close(): void {
		hold();
		if (said.length > 0) {
			settle();
			return;
		}
		place.replaceChildren();
		tellPage([]);
	}
	place.addEventListener('pointerenter', hold);
	place.addEventListener('pointerleave', wait);
	place.addEventListener('focusin', hold);
	place.addEventListener('focusout', wait);
	listenForSwipes(place, close);
	listenForKeys(place, close);
	return (...content) => {
		if (content.length > 0) said = content;
		show();
		wait();
	};
}

/** On <html>, for what makes room: what is `said`, what `stays`. */
function tellPage(toasts: readonly string[]): void {
	const { dataset } = document.documentElement;
	if (toasts.length > 0) dataset['toasts'] = toasts.join(' ');
	else delete dataset['toasts'];
}

function boxOf(content: Content): HTMLElement {
	const box = Object.assign(document.createElement('div'), { className: 'toast' });
	box.append(...content);
	return box;
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
