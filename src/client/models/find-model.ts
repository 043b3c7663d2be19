import { startKeptFolds } from '../car-page/folds.ts';
import { askedIn, keepAsked } from './asked-address.ts';
import { startBodyChips } from './body-chips.ts';

// The page of all models: makes stay as they were opened; the list is filtered and ordered once that is asked for.
startKeptFolds(document);

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
	const [budget, order] = ['[data-model-budget]', '[data-model-order]'].map((name) =>
		search.querySelector<HTMLSelectElement>(name),
	);
	search.addEventListener('focusin', () => void load(), { once: true });
	search.addEventListener('input', () => {
		show();
		keepAsked({
			typed: box?.value.trim() ?? '',
			most: budget?.value ?? '',
			order: order?.selectedIndex ? order.value : '',
		});
	});
	// What was asked before one left is there again.
	if (box) box.value ||= askedIn(location.href, 'typed');
	restore(budget, 'most');
	restore(order, 'order');
	startBodyChips(search, show);
	if (box?.value || budget?.value || order?.selectedIndex) show();
}

/** What a list does not have leaves its choice. */
function restore(select: HTMLSelectElement | null | undefined, name: 'most' | 'order'): void {
	const asked = askedIn(location.href, name);
	if (select && [...select.options].some(({ value }) => value === asked)) select.value = asked;
}
