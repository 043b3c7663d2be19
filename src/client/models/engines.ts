/**
 * Shows the variants with one kind of engine alone, to choose from and side by side, and chooses one of them, in stock where there is
 * one (ROUTE-17). `refresh`: called once columns of the table were hidden or shown.
 */
export function startEngines(section: HTMLElement, refresh: () => void): void {
	const chips = [...section.querySelectorAll<HTMLElement>('.variant-engines > button')];
	const variants = [...section.querySelectorAll<HTMLInputElement>('.variant-choice > input')];
	const show = (kind: string | undefined): void => {
		for (const variant of variants) {
			variant.hidden = kind !== undefined && variant.dataset['engine'] !== kind;
			section.querySelector(`label[for="${variant.id}"]`)?.toggleAttribute('hidden', variant.hidden);
		}
		const shown = variants.filter(({ hidden }) => !hidden);
		if (!shown.some(({ checked }) => checked)) (shown.find(isHere) ?? shown[0])?.click();
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
}

const isHere = ({ dataset }: HTMLElement): boolean => dataset['here'] !== undefined;

/** Each row begins with what the others are compared by. */
function showColumns(section: HTMLElement, hidden: readonly boolean[]): void {
	for (const row of section.querySelectorAll('tr'))
		for (const [index, cell] of [...row.cells].slice(1).entries()) cell.hidden = hidden[index] ?? false;
}
