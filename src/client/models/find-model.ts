import { startFolds } from '../car-page/folds.ts';
import { startJumpLinks } from '../car-page/jump-links.ts';
import { askedIn, keepAsked } from './asked-address.ts';
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
	const box = search.querySelector('input');
	const order = search.querySelector('select');
	search.addEventListener('focusin', () => void load(), { once: true });
	search.addEventListener('input', () => {
		show();
		keepAsked({ typed: box?.value.trim() ?? '', order: order?.selectedIndex ? order.value : '' });
	});
	// What was asked before one left is there again.
	if (box) box.value ||= askedIn(location.href, 'typed');
	if (order) order.value = askedIn(location.href, 'order') || order.value;
	startBodyChips(search, show);
	if (box?.value || order?.selectedIndex) show();
}
