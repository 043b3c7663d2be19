import type { ListedCar } from './saved-row.ts';

/** Cars side by side: a column each, a row for each fact that at least one of them has (CARD-4). */
export function compareTable(cars: readonly ListedCar[], labels: readonly string[], remove: (car: ListedCar) => void) {
	const table = document.createElement('table');
	table.className = 'compare-table';
	const heads = cars.map((car) => carHead(car, () => remove(car)));
	table
		.createTHead()
		.insertRow()
		.append(document.createElement('td'), ...heads);
	const body = table.createTBody();
	for (const [index, label] of labels.entries()) {
		const values = cars.map(({ facts = [] }) => facts[index] ?? '');
		if (values.some(Boolean)) body.insertRow().append(rowHead(label), ...values.map(cell));
	}
	return table;
}

function carHead({ name, path, image }: ListedCar, remove: () => void): HTMLTableCellElement {
	const head = document.createElement('th');
	head.scope = 'col';
	const link = document.createElement('a');
	link.className = 'link-quiet';
	link.href = path;
	link.textContent = name;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'button button-outline button-small';
	button.textContent = 'Remove';
	button.ariaLabel = `Remove ${name}`;
	button.addEventListener('click', remove);
	head.append(...(image ? [picture(image)] : []), link, button);
	return head;
}

function picture(src: string): HTMLImageElement {
	const element = new Image(160, 120);
	element.src = src;
	element.alt = '';
	return element;
}

function rowHead(label: string): HTMLTableCellElement {
	const head = document.createElement('th');
	head.scope = 'row';
	head.textContent = label;
	return head;
}

function cell(value: string): HTMLTableCellElement {
	const element = document.createElement('td');
	element.textContent = value || '–';
	return element;
}
