/** What the button must not cover: what the page wants its visitor to press, and prices. */
const important =
	'.form :is(input, select, textarea, label.field-choice, .slot-time, .slot-day), .button, .link-more, .car-offer-link, [type="submit"], [data-save], [data-tool], [data-watch], .resent-note, [role="status"] a, .price :is(strong, s, span), .price-weekly, .car-repayment';

/** How far, in pixels, the button may move up to stand beside what it would cover. */
const lifts = Array.from({ length: 50 }, (_, step) => 4 * step);

/** How wide its name makes it, at most. Over a form it is a drawing, which has room between two fields. */
const nameWidth = 200;

const restMilliseconds = 300;

/**
 * Takes the button aside, by `data-tucked`, while it would cover what matters, or the visitor is typing on a small screen. Once the
 * page rests it comes back a little higher up, where it covers nothing; lower down again as soon as there is room.
 */
export function tuckAway(dock: HTMLElement, bar: HTMLElement): void {
	let rest: ReturnType<typeof setTimeout> | undefined;
	let lifted = 0;
	let isWaiting = false;
	const place = (lift: number | undefined) => {
		dock.toggleAttribute('data-tucked', lift === undefined);
		lifted = lift ?? lifted;
		dock.toggleAttribute('data-lifted', lifted > 0);
		dock.style.setProperty('--lift', `${-lifted}px`);
	};
	const look = () => {
		isWaiting = false;
		clearTimeout(rest);
		if (isTyping()) return place(undefined);
		dock.toggleAttribute('data-small', isOverForm(dock));
		const near = [0, lifted].find((lift) => isFree(dock, bar, lift));
		place(near);
		if (near === undefined)
			rest = setTimeout(() => place(lifts.find((lift) => isFree(dock, bar, lift))), restMilliseconds);
	};
	const soon = () => {
		if (isWaiting) return;
		isWaiting = true;
		requestAnimationFrame(look);
	};
	addEventListener('scroll', soon, { passive: true });
	addEventListener('resize', soon, { passive: true });
	document.addEventListener('focusin', soon);
	document.addEventListener('focusout', soon);
	new ResizeObserver(soon).observe(document.body);
	soon();
}

/** Whether nothing important is behind the button, moved up by `lift`. */
function isFree(dock: HTMLElement, bar: HTMLElement, lift: number): boolean {
	const { right, bottom } = dock.getBoundingClientRect();
	const [left, top] = [right - bar.offsetWidth, bottom - bar.offsetHeight];
	const points = [left, (left + right) / 2, right - 1].flatMap((x) =>
		[top, (top + bottom) / 2, bottom - 1].map((y) => ({ x, y: y - lift })),
	);
	const covered = points.flatMap(({ x, y }) => document.elementsFromPoint(x, y));
	return !covered.some((element) => !dock.contains(element) && element.closest(important));
}

/** Whether a form is behind the button as it is with its name. */
function isOverForm(dock: HTMLElement): boolean {
	const { right, bottom } = dock.getBoundingClientRect();
	const points = [1, nameWidth / 2, nameWidth].map((aside) => ({ x: right - aside, y: bottom - 20 }));
	return points.some(({ x, y }) => document.elementsFromPoint(x, y).some((element) => element.closest('.form')));
}

/** A phone's keyboard leaves little of the screen: a field and a button on top of it would be all. */
function isTyping(): boolean {
	const field =
		document.activeElement?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') ?? false;
	return field && matchMedia('(width < 992px)').matches;
}
