import { mendTyped } from './mend-typed.ts';
import { namesModel } from './names-model.ts';
import { type Asked, isOver, isPlain, type ListedModel, shownModels } from './shown-models.ts';

type Make = { group: HTMLElement; list: HTMLElement | null; models: Model[] };
/** `isCalled`: whether any model has the typed name; `meant`: the name that was meant. */
type Found = { shown: Model[]; meant: string | null; isCalled: boolean };
type Model = ListedModel & { row: HTMLElement; label: HTMLElement | null; own: string };

/**
 * Shows the models that are asked for in one list, each with its make, and says how many; where nothing is asked for, the list as it
 * was. Call what it returns after each change of the box, the types, the price or the order.
 */
export function modelFilter(list: HTMLElement): () => void {
	const makes = [...list.querySelectorAll<HTMLElement>('[data-make]')].map(readMake);
	const models = makes.flatMap((make) => make.models);
	const flat = document.createElement('ul');
	flat.className = 'model-list';
	list.querySelector('.model-groups')?.append(flat);
	return () => {
		const asked = readAsked(list);
		const found = find(models, asked);
		const rows = new Set(found.shown.map(({ row }) => row));
		for (const { row, price } of models) {
			row.hidden = !rows.has(row);
			row.toggleAttribute('data-over', isOver({ price }, asked.most));
		}
		const isFlat = !isPlain(asked);
		place(makes, flat, isFlat ? found.shown : null);
		for (const { group } of makes) group.hidden = isFlat;
		const said = list.querySelector('[role="status"]');
		if (said) said.textContent = asked.typed || asked.body || asked.most ? foundText(found, asked) : '';
	};
}

/** The models that are asked for; where none is called so, those of the name that was meant. */
function find(models: readonly Model[], asked: Asked): Found {
	const shown = shownModels(models, asked);
	const names = models.map(({ name }) => name);
	const isCalled = names.some((name) => namesModel(name, asked.typed));
	const meant = isCalled ? null : mendTyped(names, asked.typed);
	return { isCalled, meant, shown: meant === null ? shown : shownModels(models, { ...asked, typed: meant }) };
}

function readAsked(list: HTMLElement): Asked {
	return {
		typed: list.querySelector('input')?.value.trim() ?? '',
		body: list.querySelector<HTMLElement>('[data-model-body][aria-pressed="true"]')?.dataset['modelBody'] ?? '',
		most: numberIn(list.querySelector<HTMLSelectElement>('[data-model-budget]')?.value),
		byPrice: list.querySelector<HTMLSelectElement>('[data-model-order]')?.value === 'price',
	};
}

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

function readMake(group: HTMLElement): Make {
	const make = group.dataset['make'] ?? '';
	const rows = [...group.querySelectorAll<HTMLElement>('li')];
	const models = rows.map((row): Model => {
		const label = row.querySelector('strong');
		const own = label?.textContent ?? '';
		const { price, least, bodies } = row.dataset;
		return {
			row,
			label,
			own,
			name: `${make} ${own}`,
			price: numberIn(price),
			least: numberIn(least),
			bodies: bodies?.split('|') ?? [],
		};
	});
	return { group, list: group.querySelector('ul'), models };
}

/** Puts the rows into the one list, or back below their makes. */
function place(makes: readonly Make[], flat: HTMLElement, ordered: readonly Model[] | null): void {
	if (!ordered && !flat.hasChildNodes()) return;
	for (const { list, models } of makes) {
		for (const { row, label, own } of models) {
			list?.append(row);
			if (label) label.textContent = own;
		}
	}
	for (const { row, label, name } of ordered ?? []) {
		flat.append(row);
		if (label) label.textContent = name;
	}
}

function foundText({ shown, meant, isCalled }: Found, { typed }: Asked): string {
	if (!isCalled && meant === null) return `No model here is called “${typed}”. Press Enter to search all stock.`;
	if (shown.length === 0) return 'No model fits all of that.';
	const found = shown.length === 1 ? 'One model' : `${shown.length} models`;
	return meant === null ? found : `Nothing is called “${typed}”. ${found} for “${meant}”.`;
}
