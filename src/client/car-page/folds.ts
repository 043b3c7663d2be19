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

/** Where a step of the history says which folds were open at that step. */
const key = 'folds';

type Steps = Pick<History, 'replaceState'> & { readonly state: unknown };

/**
 * Opens again what the visitor had open when the page was left or loaded again: otherwise it is shorter than it was, and the browser
 * cannot go back to the same place. A number that is asked for is asked for once more, so it stays closed.
 */
export function startKeptFolds(page: ParentNode, history: Steps = window.history): void {
	const folds = [...page.querySelectorAll<HTMLDetailsElement>('main details:not([data-phone])')];
	const kept: unknown = Object(history.state)[key];
	for (const name of Array.isArray(kept) ? kept : []) {
		const fold = folds.find((own) => nameOf(own) === name);
		if (fold) fold.open = true;
	}
	const keep = (): void => {
		const open = folds.filter((fold) => fold.open).map(nameOf);
		if (String(Object(history.state)[key] ?? '') !== String(open))
			history.replaceState({ ...Object(history.state), [key]: open }, '');
	};
	for (const fold of folds) fold.addEventListener('toggle', keep);
	// A link to a part of the page is a step of its own.
	addEventListener('hashchange', keep);
}

const nameOf = (fold: HTMLDetailsElement): string => fold.querySelector('summary')?.textContent?.trim() ?? '';
