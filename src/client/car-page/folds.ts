/** Opens what is folded on phones where there is room: there the styles show it, and this says so to assistive technology. */
export function startFolds(page: ParentNode, selector = '.car-fold'): void {
	const folds = page.querySelectorAll<HTMLDetailsElement>(selector);
	const room = matchMedia('(min-width: 769px)');
	const tell = (): void => {
		for (const fold of folds) {
			if (room.matches) fold.open = true;
			// One that cannot be closed is no stop of the Tab key.
			fold.querySelector('summary')?.setAttribute('tabindex', room.matches ? '-1' : '0');
		}
	};
	tell();
	room.addEventListener('change', tell);
}
