import type { ComparedCarsFile } from '../../../contract/compared-cars.ts';
import type { SavedCar, SavedCarsFile } from '../../../contract/saved-cars.ts';
import { lowestPriced } from './best-of.ts';
import { placeOf } from './compare-aside.ts';
import { type ComparedGroup, type ComparedRow, comparedGroups, winsOf } from './compared-rows.ts';
import { savedRow } from './saved-row.ts';
import { copyOf, labelOf, part } from './table-parts.ts';
import { wholeWords } from './whole-words.ts';

type Table = {
	file: SavedCarsFile;
	compared: ComparedCarsFile;
	/** What stands above a car's column: its picture, its name with what it costs and Enquire, what else is said of the price. */
	head: HTMLTemplateElement;
	/** What says that a car has a feature. */
	has: HTMLTemplateElement;
	/** What says that a car is the best in something. */
	best: HTMLTemplateElement;
	remove: (car: SavedCar) => void;
	/** What shows the next car of those that go sideways. */
	step: HTMLTemplateElement;
	/** On a phone the ways to ask are in the row below the names: what stays in sight leaves the screen to what is compared. */
	isNarrow: boolean;
};

/**
 * Cars side by side (USER-2): a column each, with the names in a row that stays in sight, what they cost, and a row for each fact
 * that at least one of them has, by subject. Rows in which they differ are marked, and which of them is best. On a phone the rows
 * go sideways below the names, which go with them (`compare-scroll.ts`).
 */
export function compareTable(cars: readonly SavedCar[], table: Table): HTMLElement {
	const { file, compared, remove } = table;
	const byId = new Map(compared.cars.map((car) => [car.id, car]));
	const groups = comparedGroups(
		cars.map(({ id }) => byId.get(id)),
		compared,
	);
	const heads = cars.map((car) => {
		const parts = savedRow(copyOf(table.head), car, { note: null, basis: file.priceBasis, remove: () => remove(car) });
		keepWhole(parts);
		if (table.isNarrow) parts.querySelector('.compare-offer')?.append(...parts.querySelectorAll('.compare-ask'));
		return [...parts.children];
	});
	const row = (name: string, index: number) =>
		headRow(
			name,
			heads.map((own) => own[index] ?? ''),
		);
	const [first, ...others] = groups;
	const body = document.createElement('div');
	body.className = 'compare-body';
	body.append(
		...(first ? [subject(first, table, [row('compare-offers', 2), ...winsRow(cars, groups, table)])] : []),
		...others.map((group) => subject(group, table)),
	);
	const head = part(
		'rowgroup',
		'compare-head',
		row('compare-pictures', 0),
		row('compare-names', 1),
		...placeOf(cars.length, table.step),
	);
	const element = Object.assign(document.createElement('div'), { className: 'compare-table' });
	element.append(part('table', '', head, body));
	element.style.setProperty('--cars', String(cars.length));
	element.toggleAttribute('data-single', cars.length === 1);
	return element;
}

/** A row of the parts of each car's head. */
function headRow(name: string, parts: readonly (Node | string)[]): HTMLElement {
	const role = name === 'compare-names' ? 'columnheader' : 'cell';
	const cells = parts.map((own) => part(role, 'compare-cell', own));
	return part('row', `compare-row ${name}`, part('cell', 'compare-corner'), ...cells);
}

/** In what each of them is ahead; one alone is ahead of nothing. */
function winsRow(cars: readonly SavedCar[], groups: readonly ComparedGroup[], { best }: Table): HTMLElement[] {
	const lowest = lowestPriced(cars);
	const wins = winsOf(groups, cars.length).map((words, car) => (lowest[car] ? ['Lowest price', ...words] : words));
	if (cars.length < 2 || wins.every(({ length }) => length === 0)) return [];
	const cells = wins.map((words) => {
		const marks = words.slice(0, mostWins).map((word) => markOf(word, best));
		return marks.length > 0 ? part('cell', 'compare-cell compare-wins', ...marks) : emptyCell('–');
	});
	return [part('row', 'compare-row compare-ahead', labelOf('Ahead on'), ...cells)];
}

/** More are a list that nobody reads; each also stands in its row. */
const mostWins = 5;

function markOf(word: string, template: HTMLTemplateElement): HTMLElement {
	const mark = copyOf(template);
	mark.append(word);
	return mark;
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

/** The rows of a subject below its heading. */
function subject({ heading, rows }: ComparedGroup, table: Table, first: readonly HTMLElement[] = []): HTMLElement {
	const title = part('row', 'compare-row compare-subject', labelOf(heading));
	return part('rowgroup', 'compare-group', title, ...first, ...rows.map((row) => factRow(row, table)));
}

function factRow({ label, values, differs, best }: ComparedRow, table: Table): HTMLElement {
	const name = labelOf(label);
	if (differs) name.insertAdjacentHTML('beforeend', '<span class="sr-only"> (different)</span>');
	const cells = values.map((value, index) => {
		const cell = valueCell(value, table);
		if (best?.cars[index]) cell.append(markOf(best.word, table.best));
		return cell;
	});
	return part('row', `compare-row compare-fact${differs ? ' compare-differs' : ''}`, name, ...cells);
}

function valueCell(value: ComparedRow['values'][number], { has }: Table): HTMLElement {
	if (value === true) return part('cell', 'compare-cell', copyOf(has));
	if (value) return part('cell', 'compare-cell', value);
	// A dealer who has not listed a feature has not said that the car lacks it.
	return emptyCell(value === '' ? '–' : 'Not stated');
}

function emptyCell(word: string): HTMLElement {
	return part('cell', 'compare-cell compare-none', word);
}
