import { namesModel } from './names-model.ts';

type Make = { group: HTMLElement; name: string; wasOpen: boolean; models: { row: HTMLElement; name: string }[] };

/** Shows the makes and models that the box names, opened, and says how many; an empty box gives the list as it was. */
export function filterModels(form: HTMLFormElement): void {
	const list = form.closest('.model-makes');
	const box = form.querySelector('input');
	if (!list || !box) return;
	const said = list.querySelector<HTMLElement>('[role="status"]');
	const jumps = list.querySelector<HTMLElement>('nav');
	const makes = [...list.querySelectorAll<HTMLDetailsElement>('[data-make]')].map(readMake);
	let typed = '';
	const show = () => {
		if (typed === '') for (const make of makes) make.wasOpen = isOpen(make.group);
		typed = box.value.trim();
		const found = makes.reduce((sum, make) => sum + showMake(make, typed), 0);
		jumps?.toggleAttribute('hidden', typed !== '');
		if (said) said.textContent = typed && foundText(found, typed);
	};
	box.addEventListener('input', show);
	show();
}

function readMake(group: HTMLElement): Make {
	const name = group.dataset['make'] ?? '';
	const rows = [...group.querySelectorAll<HTMLElement>('li')];
	const models = rows.map((row) => ({ row, name: `${name} ${row.querySelector('strong')?.textContent}` }));
	return { group, name, wasOpen: isOpen(group), models };
}

/** How many of its models are shown. */
function showMake({ group, wasOpen, models }: Make, typed: string): number {
	for (const { row, name } of models) row.hidden = !namesModel(name, typed);
	const shown = models.filter(({ row }) => !row.hidden).length;
	group.hidden = shown === 0;
	if (group instanceof HTMLDetailsElement) group.open = typed === '' ? wasOpen : true;
	return shown;
}

const isOpen = (group: HTMLElement): boolean => group instanceof HTMLDetailsElement && group.open;

function foundText(count: number, typed: string): string {
	if (count === 0) return `No model here is called “${typed}”. Press Enter to search all stock.`;
	return count === 1 ? 'One model' : `${count} models`;
}
