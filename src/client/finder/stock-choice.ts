import { groupedNumber } from '../../domain/words/written-number.ts';

/** Offers the models of the chosen make, chooses the make of a model, and says on the button how many vehicles the list will have, where nothing is typed beside it (SRCH-6). */
export function startChoice(choice: HTMLElement): void {
	const select = (which: string) => choice.querySelector<HTMLSelectElement>(`select[${which}]`);
	const [make, model, price] = ['name="make"', 'name="model"', 'data-prices'].map(select);
	const button = choice.querySelector('button');
	const box = button?.form?.querySelector('input');
	if (!model || !price || !button || !box) return;
	const groups = [...model.querySelectorAll('optgroup')];
	const offerModels = () => {
		const chosen = groups.filter(({ dataset }) => !make?.value || dataset['make'] === make.value);
		const before = model.value;
		model.replaceChildren(...[...model.children].slice(0, 1), ...chosen);
		model.value = before;
		if (model.selectedIndex < 0) model.value = '';
	};
	const tell = () => {
		const isNarrowed = model.value !== '' || (make?.value ?? '') !== '';
		const counts = [...price.options].map(({ dataset }, within) =>
			isNarrowed ? countOf(model, within) : Number(dataset['count']),
		);
		// One that is chosen stays: what is disabled is not sent.
		for (const option of price.options) option.disabled = !option.selected && counts[option.index] === 0;
		const count = box.value.trim() ? undefined : counts[price.selectedIndex];
		button.textContent = showText(count, choice.dataset);
	};
	const follow = (target: EventTarget | null) => {
		const makeOf = model.selectedOptions[0]?.closest('optgroup')?.dataset['make'];
		if (target === model && make && makeOf) make.value = makeOf;
		if (target !== price) offerModels();
		tell();
	};
	choice.addEventListener('change', ({ target }) => follow(target));
	box.addEventListener('input', tell);
	// What is left open is not said in the list's address.
	box.form?.addEventListener('formdata', ({ formData }) => {
		for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
	});
	// What was chosen before is taken up.
	follow(model);
}

/** `Show 12 cars`; words beside the choice are not counted, but searched for. Where there are none the list shows the nearest. */
function showText(count: number | undefined, { singular = '', plural = '' }: DOMStringMap): string {
	if (count === undefined) return 'Search';
	if (count === 0) return `See similar ${plural}`;
	return `Show ${groupedNumber(count, document.documentElement.lang)} ${count === 1 ? singular : plural}`;
}

/** How many vehicles the chosen model, or all of the make, has within a price; the first count is without one. */
function countOf(model: HTMLSelectElement, within: number): number {
	const models = model.value === '' ? [...model.options] : [...model.selectedOptions];
	return models.reduce((sum, { dataset }) => sum + Number(dataset['counts']?.split(' ')[within] ?? 0), 0);
}
