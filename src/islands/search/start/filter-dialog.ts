/** Makes the sheet of filters a dialog while it is open: nothing else on the page can be reached, and Back closes it. */
export function makeFilterDialog(sheet: HTMLElement): void {
	let inertBefore: HTMLElement[] = [];
	// Before it closes, so that the focus can go back to the button.
	sheet.addEventListener('beforetoggle', ({ newState }) => {
		if (newState === 'open') return;
		// What the search has drawn meanwhile in the place of the page's own is inert like that.
		for (const element of around(sheet)) if (!inertBefore.includes(element)) element.inert = false;
		sheet.role = null;
		sheet.ariaModal = null;
	});
	let uncover = () => {};
	sheet.addEventListener('toggle', ({ newState }) => {
		if (newState !== 'open') return uncover();
		void import('../../../client/covers.ts').then(({ coverPage }) => {
			if (sheet.matches(':popover-open')) uncover = coverPage(() => sheet.hidePopover());
		});
		const others = around(sheet);
		inertBefore = others.filter(({ inert }) => inert);
		for (const element of others) element.inert = true;
		sheet.role = 'dialog';
		sheet.ariaModal = 'true';
		if (!sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
	});
	const beside = matchMedia('(min-width: 992px)');
	// Over the page those are open that most visitors begin with, so that one sees what else there is; the others say what is chosen.
	const fold = () => {
		for (const facet of sheet.querySelectorAll<HTMLDetailsElement>('[data-wide]')) facet.open = beside.matches;
	};
	beside.addEventListener('change', () => {
		sheet.hidePopover();
		fold();
	});
	fold();
}

/** The siblings of an element and of its ancestors. */
function around(element: HTMLElement): HTMLElement[] {
	const { parentElement } = element;
	if (!parentElement || element === document.body) return [];
	const beside = [...parentElement.children] as HTMLElement[];
	return [...beside.filter((other) => other !== element), ...around(parentElement)];
}
