import { startBodyChips } from './body-chips.ts';
import { startCompareTwo } from './compare-two.ts';

// The range of models: those of one kind are shown alone, compared with each other, and below them the other models of that kind.
const tables = new Map<HTMLElement, () => void>();
for (const compared of document.querySelectorAll<HTMLElement>('.range-compared')) {
	const table = compared.querySelector<HTMLElement>('.variant-table');
	if (table) tables.set(compared, startCompareTwo(table));
}

for (const row of document.querySelectorAll<HTMLElement>('[data-model-kinds]')) {
	const section = row.closest('section');
	const cards = [...(section?.querySelectorAll<HTMLElement>('.models > [data-bodies]') ?? [])];
	const others = section?.querySelector<HTMLElement>('.model-makes:not(.model-makes-long)');
	const compared = section?.querySelector<HTMLElement>('.range-compared');
	const said = row.querySelector('[role="status"]');
	startBodyChips(row, (key) => {
		const count = showOf(cards, key) + (others ? showOthers(others, key) : 0);
		if (said) said.textContent = key === '' ? '' : count === 1 ? 'One model' : `${count} models`;
		if (compared) showCompared(compared, key);
	});
}

/** Shows those of a kind, all without one; gives how many. */
function showOf(models: readonly HTMLElement[], key: string): number {
	for (const model of models) model.hidden = key !== '' && !model.dataset['bodies']?.split('|').includes(key);
	return models.filter(({ hidden }) => !hidden).length;
}

/** One alone has nothing to be compared with. */
function showCompared(compared: HTMLElement, key: string): void {
	showOf([...compared.querySelectorAll<HTMLElement>('td[data-bodies]')], key);
	compared.hidden = showOf([...compared.querySelectorAll<HTMLElement>('th[data-bodies]')], key) < 2;
	tables.get(compared)?.();
}

/** What a make has in stock is said of all its models only; gives how many of all makes. */
function showOthers(others: HTMLElement, key: string): number {
	let count = 0;
	for (const make of others.querySelectorAll<HTMLElement>('[data-make]')) {
		const shown = showOf([...make.querySelectorAll<HTMLElement>('[data-bodies]')], key);
		make.hidden = shown === 0;
		make.querySelector('.model-make > span')?.toggleAttribute('hidden', key !== '');
		count += shown;
	}
	others.hidden = count === 0;
	return count;
}
