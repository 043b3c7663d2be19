/** What the button must not cover: what the page wants its visitor to press, prices, what a car costs and what a look-up found. */
const important =
	'button, .car-offer, .look-up-result > *, .form :is(input, select, textarea, label.field-choice, .slot-time, .slot-day), .button, .link-more, .car-offer-link, [type="submit"], [data-save], [data-tool], [data-watch], .resent-note, [role="status"] a, .price :is(strong, s, span), .price-weekly, .car-repayment, .basis-note, .recent-car-price, [data-part="price"], h1, h2, h3';

/** What its name does not cover on a phone: what one reads. Where that is everywhere, its round drawing stands there alone, beside the words where they leave room. */
const read = `${important}, :is(p, li, dt, dd, summary, label), a`;

/** How far, in pixels, the button may move up to stand beside what it would cover. */
const lifts = Array.from({ length: 50 }, (_, step) => 4 * step);

/** How wide its name makes it, at most. Over a form it is a drawing, which has room between two fields. */
const nameWidth = 200;

const restMilliseconds = 300;

/**
 * Takes the button aside, by `data-tucked`, while it would cover what matters, while the visitor reads on down a phone, or is typing
 * on a small screen. Once the page rests it comes back a little higher up, where it covers nothing; lower down again as soon as there is room.
 */
export function tuckAway(dock: HTMLElement, bar: HTMLElement): void {
	let rest: ReturnType<typeof setTimeout> | undefined;
	let lifted = 0;
	let isWaiting = false;
	const readsOn = readingDown();
	const place = (lift: number | undefined, isBrief = false) => {
		dock.toggleAttribute('data-tucked', lift === undefined);
		lifted = lift ?? lifted;
		dock.toggleAttribute('data-lifted', lifted > 0 || isBrief);
		dock.style.setProperty('--lift', `${-lifted}px`);
	};
	const settle = () => {
		if (!isPhone()) return place(firstFree(lifts, dock, bar));
		dock.toggleAttribute('data-small', isOverForm(dock));
		const named = firstFree(lifts, dock, bar, boxesOf(read));
		if (named !== undefined) return place(named);
		dock.toggleAttribute('data-small', true);
		place(firstFree(lifts, dock, bar, linesOf(read)) ?? firstFree(lifts, dock, bar), true);
	};
	const look = () => {
		isWaiting = false;
		clearTimeout(rest);
		const isReading = readsOn();
		if (isTyping()) return place(undefined);
		// On a phone its name comes back once the page rests; where there is room it is always there.
		dock.toggleAttribute('data-small', isPhone() && (isOverForm(dock) || dock.hasAttribute('data-small')));
		if (isReading) return place(undefined);
		const free = firstFree([0, lifted], dock, bar);
		place(free);
		if (free === undefined || isPhone()) rest = setTimeout(settle, restMilliseconds);
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

const isPhone = (): boolean => matchMedia('(width < 768px)').matches;

/** Pixels of scrolling that mean something: a finger trembles. */
const least = 8;

/** Tells whether the visitor of a phone was last on the way down, and is not at an end of the page. Ask it after each scroll. */
function readingDown(): () => boolean {
	let last = scrollY;
	let isDown = false;
	return () => {
		if (Math.abs(scrollY - last) >= least) {
			isDown = scrollY > last;
			last = scrollY;
		}
		const end = document.documentElement.scrollHeight - innerHeight;
		return isDown && isPhone() && scrollY > least && scrollY < end - least;
	};
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Boxes = (area: Area, dock: HTMLElement) => DOMRect[];

/** The first of `lifts` by which the button covers nothing important. Rectangles are read once: hit tests cost a phone a third of a second. */
function firstFree(
	choices: readonly number[],
	dock: HTMLElement,
	bar: HTMLElement,
	boxesIn: Boxes = boxesOf(important),
): number | undefined {
	const { right, bottom } = dock.getBoundingClientRect();
	const [left, top] = [right - bar.offsetWidth, bottom - bar.offsetHeight];
	const boxes = boxesIn({ left, right, top: top - Math.max(...choices), bottom }, dock);
	return choices.find((lift) => !boxes.some((box) => box.top < bottom - lift && box.bottom > top - lift));
}

/** Whether a form is behind the button as it is with its name. */
function isOverForm(dock: HTMLElement): boolean {
	const { right, bottom } = dock.getBoundingClientRect();
	return boxesOf('.form')({ left: right - nameWidth, right, top: bottom - 20, bottom }, dock).length > 0;
}

/** The boxes within an area of the screen of what fits the selector, but for the dock's own. */
const boxesOf =
	(selector: string): Boxes =>
	(area, dock) =>
		shownIn(area, selector, dock).map((element) => element.getBoundingClientRect());

/** The same, of words line by line: a short one leaves the room beside it. */
const linesOf =
	(selector: string): Boxes =>
	(area, dock) =>
		shownIn(area, selector, dock)
			.flatMap((element) => (element.matches(important) ? [element.getBoundingClientRect()] : lines(element)))
			.filter(isWithin(area));

/** Content that the browser skips is not laid out for it. */
const shownIn = (area: Area, selector: string, dock: HTMLElement): Element[] =>
	[...document.querySelectorAll(selector)]
		.filter((element) => !dock.contains(element))
		.filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
		.filter((element) => isWithin(area)(element.getBoundingClientRect()));

const isWithin =
	(area: Area) =>
	({ left, right, top, bottom }: Area): boolean =>
		left < area.right && right > area.left && top < area.bottom && bottom > area.top;

function lines(element: Element): DOMRect[] {
	const found: DOMRect[] = [];
	const range = document.createRange();
	const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		range.selectNodeContents(texts.currentNode);
		found.push(...range.getClientRects());
	}
	return found;
}

/** A phone's keyboard leaves little of the screen: a field and a button on top of it would be all. */
function isTyping(): boolean {
	const field =
		document.activeElement?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') ?? false;
	return field && matchMedia('(width < 992px)').matches;
}
