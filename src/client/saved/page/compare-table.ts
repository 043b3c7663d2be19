import type { ComparedCarsFile } from '../../../contract/compared-cars.ts';
import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { type ComparedGroup, type ComparedRow, comparedGroups } from './compared-rows.ts';
import { lowestPriced } from './lowest-priced.ts';
import { savedRow } from './saved-row.ts';
import { wholeWords } from './whole-words.ts';

type Table = {
	file: SavedCarsFile;
	compared: ComparedCarsFile;
	/** What stands above a car's column: its picture, its name and variant, what it costs with the buttons. */
	head: HTMLTemplateElement;
	/** The way to more cars. */
	add: HTMLTemplateElement;
	/** No car can be added. */
	isFull: boolean;
	/** What says that a car has a feature. */
	has: HTMLTemplateElement;
	remove: (car: SavedCar) => void;
};

/**
 * Cars side by side (USER-2): a column each, with the names in a row that stays in sight, what they cost, and a row for each fact
 * that at least one of them has, by subject. Rows in which they differ are marked. The roles say what it is where styles lay it
 * out as a grid.
 */
export function compareTable(
	cars: readonly SavedCar[],
	{ file, compared, head, add, has, isFull, remove }: Table,
): HTMLElement {
	const table = part('table', 'table', 'compare-table');
	table.style.setProperty('--cars', String(Math.max(cars.length, 2)));
	// One car alone is no wider than one of two.
	table.style.setProperty('--columns', String(isFull ? Math.max(cars.length, 2) : Math.max(cars.length + 1, 3)));
	table.toggleAttribute('data-single', cars.length === 1);
	const heads = cars.map((car) => {
		const parts = savedRow(copyOf(head), car, { note: null, basis: file.priceBasis, remove: () => remove(car) });
		keepWhole(parts);
		return parts;
	});
	markLowest(heads, cars);
	const [pictures, names, variants, offers] = headRows(heads);
	if (!isFull) pictures?.append(cellOf('compare-add', copyOf(add)));
	const group = part('thead', 'rowgroup');
	group.append(...[pictures, names, variants].flatMap((row) => row ?? []));
	const byId = new Map(compared.cars.map((car) => [car.id, car]));
	const groups = comparedGroups(
		cars.map(({ id }) => byId.get(id)),
		compared.subjects,
	);
	table.append(group, ...groups.map((rows, index) => subject(rows, { has, first: index === 0 ? offers : undefined })));
	if (offers && cars.length > 1) table.append(closing(offers));
	return table;
}

/** After many rows what the cars cost, and Enquire, once more. */
function closing(offers: HTMLElement): HTMLElement {
	const body = part('tbody', 'rowgroup', 'compare-closing');
	const row = offers.cloneNode(true) as HTMLElement;
	for (const said of row.querySelectorAll('[data-part="test-drive"], [data-part="lowest"]')) said.remove();
	body.append(row);
	return body;
}

/** Short names with a hyphen stay in one piece. */
function keepWhole(head: HTMLElement): void {
	const link = head.querySelector('.compare-name');
	const parts = wholeWords(link?.textContent ?? '').map(({ text, whole }) => {
		if (!whole) return text;
		return Object.assign(document.createElement('span'), { className: 'compare-whole', textContent: text });
	});
	link?.replaceChildren(...parts);
}

/** Says which costs least. */
function markLowest(heads: readonly HTMLElement[], cars: readonly SavedCar[]): void {
	for (const [index, isLowest] of lowestPriced(cars).entries()) {
		if (!isLowest) heads[index]?.querySelector('[data-part="lowest"]')?.remove();
	}
}

/** A row of pictures, one of names, one of variants, one of prices: the parts of each car's head, cell by cell. */
function headRows(heads: readonly HTMLElement[]): HTMLElement[] {
	const parts = heads.map(({ children }) => [...children]);
	return ['compare-pictures', 'compare-names', 'compare-variants', 'compare-offers'].map((name, index) => {
		const row = part('tr', 'row', name);
		const cells = parts.map((own) => {
			const cell = name === 'compare-names' ? headerOf('columnheader', 'col') : part('td', 'cell');
			cell.append(own[index] ?? '');
			return cell;
		});
		row.append(part('td', 'cell', 'compare-corner'), ...cells);
		return row;
	});
}

type Subject = { has: HTMLTemplateElement; first: HTMLElement | undefined };

/** The rows of a subject below its heading. */
function subject({ heading, rows }: ComparedGroup, { has, first }: Subject): HTMLElement {
	const body = part('tbody', 'rowgroup');
	const title = part('tr', 'row', 'compare-subject');
	const name = headerOf('rowheader', 'rowgroup');
	name.textContent = heading;
	title.append(name);
	body.append(title, ...(first ? [first] : []), ...rows.map((row) => factRow(row, has)));
	return body;
}

function factRow({ label, values, differs }: ComparedRow, has: HTMLTemplateElement): HTMLElement {
	const row = part('tr', 'row', differs ? 'compare-differs' : '');
	const name = headerOf('rowheader', 'row');
	name.textContent = label;
	if (differs) name.insertAdjacentHTML('beforeend', '<span class="sr-only"> (different)</span>');
	row.append(name, ...values.map((value) => valueCell(value, has)));
	return row;
}

function valueCell(value: ComparedRow['values'][number], has: HTMLTemplateElement): HTMLElement {
	if (value === true) return cellOf('', copyOf(has));
	if (value) return cellOf('', value);
	const cell = cellOf('compare-none', '–');
	cell.insertAdjacentHTML('beforeend', '<span class="sr-only"> not listed</span>');
	return cell;
}

function cellOf(className: string, content: string | HTMLElement): HTMLElement {
	const cell = part('td', 'cell', className);
	cell.append(content);
	return cell;
}

function headerOf(role: 'columnheader' | 'rowheader', scope: 'col' | 'row' | 'rowgroup'): HTMLElement {
	const cell = part('th', role);
	cell.setAttribute('scope', scope);
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
