import { pairAfter } from './pair-after.ts';

/**
 * On phones and tablets, where four or more things stand side by side, shows two of them, chosen above the table (ROUTE-14, ROUTE-17); wider
 * screens show all. Rows in which these two have the same are marked, for `Only differences`. Call what it returns once columns were hidden or shown.
 */
export function startCompareTwo(table: HTMLElement): () => void {
	const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
	if (heads.length < 4) return () => undefined;
	const columns = heads.map((head, index) => ({
		head,
		index,
		cells: [...table.querySelectorAll(cellsOf(index)), head],
	}));
	const selects = ['First to compare', 'Second to compare'].map((label) => selectOf(label, heads));
	const row = document.createElement('div');
	row.className = 'compare-two';
	row.append(...selects);
	table.prepend(row);
	table.dataset['two'] = '';
	let pair: readonly number[] = [];
	const show = (next: readonly number[]): void => {
		pair = next;
		for (const [side, select] of selects.entries()) select.value = String(pair[side]);
		for (const { cells, index } of columns) for (const cell of cells) mark(cell, pair.indexOf(index) + 1);
		for (const row of table.querySelectorAll('tbody > tr')) row.toggleAttribute('data-alike', isAlike(row));
	};
	row.addEventListener('change', () =>
		show(
			pairAfter(
				pair,
				selects.map(({ value }) => Number(value)),
			),
		),
	);
	const refresh = (): void => {
		const shown = columns.filter(({ head }) => !head.hidden);
		// Those in stock are chosen first, and stand in the order of the columns.
		const ordered = [...shown.filter(({ head }) => !isAway(head)), ...shown.filter(({ head }) => isAway(head))];
		for (const select of selects)
			for (const option of select.options) option.hidden = heads[Number(option.value)]?.hidden ?? false;
		const kept = pair.filter((index) => shown.some((column) => column.index === index));
		const others = ordered.map(({ index }) => index).filter((index) => !kept.includes(index));
		const next = [...kept, ...others].slice(0, 2);
		show(kept.length < 2 ? next.sort((one, other) => one - other) : next);
	};
	refresh();
	return refresh;
}

/** The row of pictures begins with an empty cell. */
const cellsOf = (index: number): string =>
	`tbody td:nth-of-type(${index + 1}), .variant-pictures > td:nth-of-type(${index + 2})`;

/** Whether the two that are shown have the same, and nothing to press. */
function isAlike(row: Element): boolean {
	const [one, other] = [...row.querySelectorAll('[data-side]')].map(({ textContent }) => textContent.trim());
	return one === other && row.querySelector('a') === null;
}

const isAway = (head: HTMLElement): boolean => head.dataset['away'] !== undefined;

function selectOf(label: string, heads: readonly HTMLElement[]): HTMLSelectElement {
	const select = document.createElement('select');
	select.className = 'order-choice';
	select.ariaLabel = label;
	for (const [index, head] of heads.entries()) {
		const name = head.textContent?.trim() ?? '';
		select.append(new Option(name, String(index)));
	}
	return select;
}

/** In which of the two columns it is seen; 0 in neither. */
function mark(cell: Element, side: number): void {
	if (side === 0) cell.removeAttribute('data-side');
	else cell.setAttribute('data-side', String(side));
}
