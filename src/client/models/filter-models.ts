import { mendTyped } from './mend-typed.ts';
import { type Asked, isPlain, type ListedModel, shownModels } from './shown-models.ts';

type Make = { group: HTMLElement; list: HTMLElement | null; models: Model[] };
type Model = ListedModel & { row: HTMLElement; label: HTMLElement | null; own: string };

/**
 * Shows the models that are asked for in one list, each with its make, and says how many; where nothing is asked for, the list as it
 * was. Call what it returns after each change of the box, the types or the order.
 */
export function modelFilter(list: HTMLElement): () => void {
	const makes = [...list.querySelectorAll<HTMLElement>('[data-make]')].map(readMake);
	const models = makes.flatMap((make) => make.models);
	const flat = document.createElement('ul');
	flat.className = 'model-list';
	list.querySelector('.model-groups')?.append(flat);
	return () => {
		const asked = readAsked(list);
		const { shown, meant } = find(models, asked);
		const rows = new Set(shown.map(({ row }) => row));
		for (const { row } of models) row.hidden = !rows.has(row);
		const isFlat = !isPlain(asked);
		place(makes, flat, isFlat ? shown : null);
		for (const { group } of makes) group.hidden = isFlat;
		list.querySelector('nav')?.toggleAttribute('hidden', isFlat);
		const said = list.querySelector('[role="status"]');
		if (said) said.textContent = asked.typed || asked.body ? foundText(shown.length, { ...asked, meant }) : '';
	};
}

/** The models that are asked for; where none is called so, those of the name that was meant. */
function find(models: readonly Model[], asked: Asked): { shown: Model[]; meant: string | null } {
	const shown = shownModels(models, asked);
	const names = models.map(({ name }) => name);
	const meant = shown.length === 0 && asked.typed ? mendTyped(names, asked.typed) : null;
	return meant === null ? { shown, meant } : { shown: shownModels(models, { ...asked, typed: meant }), meant };
}

function readAsked(list: HTMLElement): Asked {
	return {
		typed: list.querySelector('input')?.value.trim() ?? '',
		body: list.querySelector<HTMLElement>('[data-model-body][aria-pressed="true"]')?.dataset['modelBody'] ?? '',
		byPrice: list.querySelector('select')?.value === 'price',
	};
}

function readMake(group: HTMLElement): Make {
	const make = group.dataset['make'] ?? '';
	const rows = [...group.querySelectorAll<HTMLElement>('li')];
	const models = rows.map((row): Model => {
		const label = row.querySelector('strong');
		const own = label?.textContent ?? '';
		const { price, bodies } = row.dataset;
		return {
			row,
			label,
			own,
			name: `${make} ${own}`,
			price: price === undefined ? null : Number(price),
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

function foundText(count: number, { typed, meant }: Asked & { meant: string | null }): string {
	if (count === 0 && typed) return `No model here is called “${typed}”. Press Enter to search all stock.`;
	const found = count === 1 ? 'One model' : `${count} models`;
	return meant === null ? found : `Nothing is called “${typed}”. ${found} for “${meant}”.`;
}
