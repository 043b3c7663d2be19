import { startFolds } from '../car-page/folds.ts';

// The page of all models: what is folded on phones is open elsewhere, and the box filters the list once it is used.
startFolds(document, '.model-fold');

for (const form of document.querySelectorAll<HTMLFormElement>('[data-find-model]')) {
	const start = () => void import('./filter-models.ts').then(({ filterModels }) => filterModels(form));
	if (form.contains(document.activeElement)) start();
	else form.addEventListener('focusin', start, { once: true });
}
