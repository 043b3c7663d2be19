/**
 * Shows the variants with one kind of engine alone, to choose from and side by side, and chooses the cheapest of them, whose price the
 * kind was named with; one of them that a visitor has chosen stays (ROUTE-17). The links of the page's head choose a kind too. `refresh`:
 * called once columns of the table were hidden or shown.
 */
export function startEngines(section: HTMLElement, refresh: () => void): void {
	const choice = section.querySelector<HTMLElement>('.variant-choice');
	const chips = [...section.querySelectorAll<HTMLElement>('.variant-engines > button')];
	const variants = [...section.querySelectorAll<HTMLInputElement>('.variant-choice > input')];
	const show = (kind: string | undefined): void => {
		for (const variant of variants) {
			variant.hidden = kind !== undefined && variant.dataset['engine'] !== kind;
			section.querySelector(`label[for="${variant.id}"]`)?.toggleAttribute('hidden', variant.hidden);
		}
		const shown = variants.filter(({ hidden }) => !hidden);
		const isChosen = choice?.dataset['chosen'] !== undefined && shown.some(({ checked }) => checked);
		if (kind !== undefined && !isChosen) cheapest(shown)?.click();
		// One alone stays beside the others.
		showColumns(
			section,
			variants.map(({ hidden }) => hidden && shown.length > 1),
		);
		refresh();
	};
	for (const chip of chips)
		chip.addEventListener('click', () => {
			for (const one of chips) one.ariaPressed = String(one === chip);
			show(chip.dataset['engine']);
		});
	for (const link of document.querySelectorAll<HTMLElement>('.model-stock > a[data-engine]'))
		link.addEventListener('click', () =>
			chips.find(({ dataset }) => dataset['engine'] === link.dataset['engine'])?.click(),
		);
}

/** Those without a price cost more than any. */
function cheapest(variants: readonly HTMLInputElement[]): HTMLInputElement | undefined {
	const cost = ({ dataset }: HTMLElement): number => Number(dataset['price'] ?? Number.MAX_VALUE);
	return variants.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** Each row begins with what the others are compared by. */
function showColumns(section: HTMLElement, hidden: readonly boolean[]): void {
	for (const row of section.querySelectorAll('tr'))
		for (const [index, cell] of [...row.cells].slice(1).entries()) cell.hidden = hidden[index] ?? false;
}
