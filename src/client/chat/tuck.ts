/** What the button must not cover: what the page wants its visitor to press. */
const important =
	'.button-primary, .button-accent, .button-hero, .button-inverse, [type="submit"], .resent-note, [role="status"] a';

/** Takes the button aside, by `data-tucked`, while it would cover what matters, or the visitor is typing on a small screen. */
export function tuckAway(dock: HTMLElement, bar: HTMLElement): void {
	let isWaiting = false;
	const look = () => {
		isWaiting = false;
		dock.toggleAttribute('data-tucked', covers(bar) || isTyping());
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

/** Whether something important is behind the corners or the middle of the bar. */
function covers(bar: HTMLElement): boolean {
	const { left, right, top, bottom, width } = bar.getBoundingClientRect();
	if (width === 0) return false;
	const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
	return points.some(([x = 0, y = 0]) =>
		document.elementsFromPoint(x, y).some((element) => !bar.contains(element) && element.closest(important)),
	);
}

/** A phone's keyboard leaves little of the screen: a field and a button on top of it would be all. */
function isTyping(): boolean {
	const field =
		document.activeElement?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') ?? false;
	return field && matchMedia('(width < 992px)').matches;
}
