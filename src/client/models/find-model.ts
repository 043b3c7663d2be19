import { startFolds } from '../car-page/folds.ts';
import { startJumpLinks } from '../car-page/jump-links.ts';
import { startBodyChips } from './body-chips.ts';

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
	search.addEventListener('focusin', () => void load(), { once: true });
	search.addEventListener('input', show);
	startBodyChips(search, show);
	// What was asked before this ran, or is there again as one comes back.
	if (search.querySelector('input')?.value || search.querySelector('select')?.selectedIndex) show();
}
