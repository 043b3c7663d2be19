import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { mostSaved } from '../saved-cars.ts';
import { savedRow } from './saved-row.ts';

type Table = {
	file: SavedCarsFile;
	/** What stands above a car's column: its picture, its name, what it costs with the buttons. */
	head: HTMLTemplateElement;
	/** The way to more cars. */
	add: HTMLTemplateElement;
	remove: (car: SavedCar) => void;
};

/**
 * Cars side by side (USER-2): a column each, with the names in a row that stays in sight, and a row for each fact that at least
 * one of them has. Rows in which they differ are marked. The roles say what it is where styles lay it out as a grid.
 */
export function compareTable(cars: readonly SavedCar[], { file, head, add, remove }: Table): HTMLElement {
	const table = part('table', 'table', 'compare-table');
	table.style.setProperty('--cars', String(cars.length));
	const isWider = cars.length < mostSaved.compare;
	table.style.setProperty('--columns', String(cars.length + (isWider ? 1 : 0)));
	const body = part('tbody', 'rowgroup');
	for (const [index, label] of file.labels.entries()) {
		const values = cars.map(({ facts = [] }) => facts[index] ?? '');
		if (values.some(Boolean)) body.append(factRow(label, values, isWider));
	}
	const heads = cars.map((car) =>
		savedRow(copyOf(head), car, { note: null, basis: file.priceBasis, remove: () => remove(car) }),
	);
	table.append(headRows(heads, isWider ? copyOf(add) : null), body);
	return table;
}

/** A row of pictures, one of names, one of prices: the parts of each car's head, cell by cell. */
function headRows(heads: readonly HTMLElement[], add: HTMLElement | null): HTMLElement {
	const group = part('thead', 'rowgroup');
	for (const [index, name] of ['compare-pictures', 'compare-names', 'compare-offers'].entries()) {
		const row = part('tr', 'row', name);
		const cells = heads.map(({ children: [...parts] }) => {
			const cell = name === 'compare-names' ? columnHead() : part('td', 'cell');
			cell.append(parts[0] ?? '');
			return cell;
		});
		const more = add ? [part('td', 'cell', 'compare-add')] : [];
		if (index === 0 && add) more[0]?.append(add);
		row.append(part('td', 'cell'), ...cells, ...more);
		group.append(row);
	}
	return group;
}

function columnHead(): HTMLElement {
	const cell = part('th', 'columnheader');
	cell.setAttribute('scope', 'col');
	return cell;
}

const copyOf = ({ content }: HTMLTemplateElement): HTMLElement =>
	content.firstElementChild?.cloneNode(true) as HTMLElement;

function part(name: 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td', role: string, className = ''): HTMLElement {
	const element = document.createElement(name);
	element.role = role;
	element.className = className;
	return element;
}

function factRow(label: string, values: readonly string[], isWider: boolean): HTMLElement {
	const row = part('tr', 'row');
	const name = part('th', 'rowheader');
	name.setAttribute('scope', 'row');
	name.textContent = label;
	if (new Set(values).size > 1) {
		row.className = 'compare-differs';
		name.insertAdjacentHTML('beforeend', '<span class="sr-only"> (different)</span>');
	}
	const cells = values.map((value) => {
		const cell = part('td', 'cell');
		cell.textContent = value || '–';
		return cell;
	});
	row.append(name, ...cells, ...(isWider ? [part('td', 'cell', 'compare-add')] : []));
	return row;
}
