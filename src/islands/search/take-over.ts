import { openSheet } from './sheet.ts';

/**
 * Puts the live search in the place of the page's own, in one frame: what is open stays open, and the focus stays where
 * it is, with the cursor where it stood.
 */
export function takeOver(place: HTMLElement, live: HTMLElement): void {
	const still = place.querySelector<HTMLElement>(':scope > .search:not([data-live])');
	if (!still) return;
	const focused = focusedIn(still);
	const sheetWasOpen = still.querySelector('.search-panel:popover-open') !== null;
	for (const facet of still.querySelectorAll<HTMLDetailsElement>('[data-facet]')) {
		const twin = live.querySelector<HTMLDetailsElement>(`[data-facet="${facet.dataset['facet']}"]`);
		// What the address has chosen is open, too.
		if (twin && !twin.querySelector('.facet-chosen')) twin.open = facet.open;
	}
	const typed = [...still.querySelectorAll<HTMLInputElement>('.facet-search')].filter(({ value }) => value !== '');
	live.hidden = false;
	still.remove();
	for (const field of typed) type(live.querySelector(`[aria-label="${field.ariaLabel}"]`), field.value);
	delete place.dataset['pending'];
	if (sheetWasOpen) {
		live.querySelector('dialog')?.setAttribute('data-taken-over', '');
		openSheet();
	}
	focused?.(live);
}

/** Types into a field of React's, which listens to what the browser says of it. */
function type(field: HTMLInputElement | null, text: string): void {
	const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
	if (field) setValue?.call(field, text);
	field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** How to give the focus to the twin of what has it. */
function focusedIn(still: HTMLElement): ((live: HTMLElement) => void) | null {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLElement) || !still.contains(activeElement)) return null;
	const twin = twinSelector(activeElement);
	const selection =
		activeElement instanceof HTMLInputElement && activeElement.type === 'search'
			? ([activeElement.selectionStart, activeElement.selectionEnd] as const)
			: null;
	return (live) => {
		const other = twin === null ? null : live.querySelector<HTMLElement>(twin);
		other?.focus({ preventScroll: true });
		if (selection && other instanceof HTMLInputElement) other.setSelectionRange(...selection);
	};
}

function twinSelector(element: HTMLElement): string | null {
	const name = element.getAttribute('name');
	if (name !== null) return `[name="${name}"]`;
	if (element.localName === 'summary') return `[data-facet="${element.parentElement?.dataset['facet']}"] > summary`;
	const href = element.getAttribute('href');
	if (href !== null) return `.search-results a[href="${CSS.escape(href)}"]`;
	const label = element.getAttribute('aria-label');
	if (label !== null) return `${element.localName}[aria-label="${CSS.escape(label)}"]`;
	return element.matches('.search-filters') ? '.search-filters' : null;
}

/** Calls `act` now, or once no pointer is down: an element that goes between press and release gets no click. */
export function whenReleased(act: () => void): void {
	if (!document.querySelector('.search :is(a, button, summary, input, select, label):active')) {
		act();
		return;
	}
	const wait = () => setTimeout(act, 0);
	document.addEventListener('pointerup', wait, { once: true });
}
