/** A pointer on its way across the menu opens nothing, and one that leaves the list for a moment does not close it; in milliseconds. */
const patience = { open: 140, close: 280 } as const;

/** A list below a menu entry: opened by the pointer resting on the entry, too, which the first click then keeps open; walked through by arrow keys, with pictures where it has a panel (ROUTE-19). */
export function startMainMenu(list: HTMLElement): void {
	const entry = list.parentElement;
	const button = entry?.querySelector<HTMLButtonElement>('[popovertarget]');
	if (!entry || !button) return;
	let timer = 0;
	let openedByHover = false;
	const isOpen = () => list.matches(':popover-open');
	const later = (wait: number, then: () => void) => {
		clearTimeout(timer);
		timer = window.setTimeout(then, wait);
	};
	const open = () => {
		leaveOthers(entry);
		if (isOpen()) return;
		openedByHover = true;
		list.showPopover({ source: button });
	};
	const over = ({ pointerType }: PointerEvent) => {
		if (pointerType === 'mouse') later(patience.open, open);
	};
	entry.addEventListener('pointerenter', over);
	if (entry.matches(':hover') && matchMedia('(hover: hover)').matches) later(patience.open, open);
	entry.addEventListener('pointerleave', ({ pointerType }) => {
		if (pointerType === 'mouse') later(patience.close, () => isOpen() && list.hidePopover());
	});
	button.addEventListener('click', (event) => {
		clearTimeout(timer);
		if (isOpen() && openedByHover) event.preventDefault();
		openedByHover = false;
	});
	entry.addEventListener('keydown', (event) => {
		// Nothing that the mouse has begun closes what the keys open.
		clearTimeout(timer);
		walk(event, { button, list, isOpen });
	});
	const panel = list.dataset['menuPanel'];
	const draw = () => {
		if (panel === 'models' || panel === 'stock')
			void import('./draw-panel.ts').then(({ drawPanel }) => drawPanel(list, panel));
	};
	if (isOpen()) draw();
	else soon(entry, list, draw);
}

/** Before it is opened: a mouse in the header is on its way, and what it opens has its pictures by then. */
function soon(entry: HTMLElement, list: HTMLElement, draw: () => void): void {
	const header = entry.closest('.site-header');
	const near = (isMouse: boolean) => isMouse && entry.checkVisibility() && draw();
	near(header?.matches(':hover') === true && matchMedia('(hover: hover)').matches);
	header?.addEventListener('pointerenter', (event) => near((event as PointerEvent).pointerType === 'mouse'), {
		once: true,
	});
	list.addEventListener('beforetoggle', draw, { once: true });
}

/** The focus that Escape has left on another entry is of no more use once the mouse is here. */
function leaveOthers(entry: HTMLElement): void {
	const focused = document.activeElement;
	if (focused instanceof HTMLElement && focused.closest('.main-menu') && !entry.contains(focused)) focused.blur();
}

type Opened = { button: HTMLButtonElement; list: HTMLElement; isOpen: () => boolean };

function walk(event: KeyboardEvent, { button, list, isOpen }: Opened): void {
	const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
	if (step === 0) return;
	event.preventDefault();
	if (!isOpen()) list.showPopover({ source: button });
	const links = [...list.querySelectorAll('a')];
	const at = links.indexOf(document.activeElement as HTMLAnchorElement);
	links.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % links.length)?.focus();
}
