import { groupedNumber } from '../../domain/words/written-number.ts';

/** Offers the models of the chosen make, and says on the button how many vehicles the list will have (SRCH-6). */
export function startChoice(form: HTMLFormElement): void {
	const select = (which: string) => form.querySelector<HTMLSelectElement>(`select[${which}]`);
	const [make, model, price] = ['name="make"', 'name="model"', 'data-prices'].map(select);
	const button = form.querySelector('button');
	if (!model || !price || !button) return;
	const groups = [...model.querySelectorAll('optgroup')];
	const offerModels = () => {
		const chosen = groups.filter(({ dataset }) => !make || dataset['make'] === make.value);
		model.replaceChildren(...[...model.children].slice(0, 1), ...chosen);
		model.value = '';
		model.disabled = chosen.length === 0;
	};
	const tell = () => {
		const isNarrowed = model.value !== '' || (make?.value ?? '') !== '';
		const count = isNarrowed ? countOf(model, price.selectedIndex) : Number(price.selectedOptions[0]?.dataset['count']);
		const { singular = '', plural = '' } = form.dataset;
		button.textContent = `Show ${groupedNumber(count, document.documentElement.lang)} ${count === 1 ? singular : plural}`;
	};
	form.addEventListener('change', ({ target }) => {
		if (target === make) offerModels();
		tell();
	});
	// What is left open is not said in the list's address.
	form.addEventListener('formdata', ({ formData }) => {
		for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
	});
	// What was chosen before is taken up.
	if (make?.value) offerModels();
	tell();
}

/** How many vehicles the chosen model, or all of the make, has within a price; the first count is without one. */
function countOf(model: HTMLSelectElement, within: number): number {
	const models = model.value === '' ? [...model.options] : [...model.selectedOptions];
	return models.reduce((sum, { dataset }) => sum + Number(dataset['counts']?.split(' ')[within] ?? 0), 0);
}
