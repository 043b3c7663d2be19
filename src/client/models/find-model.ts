import { startFolds } from '../car-page/folds.ts';
import { startJumpLinks } from '../car-page/jump-links.ts';

// The page of all models: the index says where one is; the list is filtered and ordered once that is asked for.
startJumpLinks(document, '.model-jumps');
startFolds(document, '.model-fold');

for (const list of document.querySelectorAll<HTMLElement>('.model-makes')) {
	const search = list.querySelector<HTMLElement>('[data-model-search]');
	if (search) startSearch(list, search);
}

function startSearch(list: HTMLElement, search: HTMLElement): void {
	let filter: Promise<() => void> | undefined;
	const load = () => {
		filter ??= import('./filter-models.ts').then(({ modelFilter }) => modelFilter(list));
		return filter;
	};
	const show = () => void load().then((apply) => apply());
	for (const link of search.querySelectorAll<HTMLAnchorElement>('a[data-model-body]'))
		link.replaceWith(buttonFor(link));
	search.addEventListener('focusin', () => void load(), { once: true });
	search.addEventListener('input', show);
	search.addEventListener('click', ({ target }) => {
		const chosen = target instanceof Element ? target.closest('[data-model-body]') : null;
		if (!chosen) return;
		for (const one of search.querySelectorAll('[data-model-body]')) {
			one.ariaPressed = String(one === chosen && one.ariaPressed !== 'true');
		}
		show();
	});
	// What was asked before this ran, or is there again as one comes back.
	if (search.querySelector('input')?.value || search.querySelector('select')?.selectedIndex) show();
}

/** Without script it leads to a list of cars; with it, it filters this one. */
function buttonFor({ className, dataset, textContent }: HTMLAnchorElement): HTMLButtonElement {
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', className, textContent, ariaPressed: 'false' });
	Object.assign(button.dataset, dataset);
	return button;
}
