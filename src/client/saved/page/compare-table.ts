import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { mostSaved } from '../saved-cars.ts';
import { savedRow } from './saved-row.ts';

type Table = {
	file: SavedCarsFile;
	/** The head of a car's column, with its picture, price and buttons. */
	head: HTMLTemplateElement;
	/** The column that leads to more cars. */
	add: HTMLTemplateElement;
	remove: (car: SavedCar) => void;
};

/**
 * Cars side by side (USER-2): a column each, a row for each fact that at least one of them has. Rows in which they differ are
 * marked.
 */
export function compareTable(cars: readonly SavedCar[], { file, head, add, remove }: Table): HTMLTableElement {
	const table = document.createElement('table');
	table.className = 'compare-table';
	table.style.setProperty('--cars', String(cars.length));
	const heads = cars.map((car) => carHead(car, { head, remove: () => remove(car), basis: file.priceBasis }));
	const more = cars.length < mostSaved.compare ? [cellOf(add)] : [];
	table
		.createTHead()
		.insertRow()
		.append(document.createElement('td'), ...heads, ...more);
	const body = table.createTBody();
	for (const [index, label] of file.labels.entries()) {
		const values = cars.map(({ facts = [] }) => facts[index] ?? '');
		if (values.some(Boolean)) body.append(factRow(label, values, more.length > 0));
	}
	return table;
}

type Head = { head: HTMLTemplateElement; remove: () => void; basis: string | null };

function carHead(car: SavedCar, { head, remove, basis }: Head): HTMLElement {
	return savedRow(cellOf(head), car, { note: null, basis, remove });
}

/** The one cell in a template. */
function cellOf({ content }: HTMLTemplateElement): HTMLElement {
	return content.querySelector('th, td')?.cloneNode(true) as HTMLElement;
}

function factRow(label: string, values: readonly string[], isWider: boolean): HTMLTableRowElement {
	const row = document.createElement('tr');
	const name = document.createElement('th');
	name.scope = 'row';
	name.textContent = label;
	const differ = new Set(values).size > 1;
	if (differ) {
		row.className = 'compare-differs';
		name.insertAdjacentHTML('beforeend', '<span class="sr-only"> (different)</span>');
	}
	row.append(name, ...values.map(cell));
	if (isWider) row.insertCell().className = 'compare-add';
	return row;
}

function cell(value: string): HTMLTableCellElement {
	const element = document.createElement('td');
	element.textContent = value || '–';
	return element;
}
