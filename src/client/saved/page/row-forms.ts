import type { SavedCar } from '../../../contract/saved-cars.ts';
import { linkPart } from './row-parts.ts';

/** The links of a row that open a form, `[data-part]`. */
const rowForms = ['enquire', 'test-drive', 'if-available', 'first-to-see'] as const;
type RowForm = (typeof rowForms)[number];

const waiting: Readonly<Record<NonNullable<SavedCar['state']>, readonly RowForm[]>> = {
	sold: [],
	reserved: ['if-available'],
	coming_soon: ['first-to-see'],
};

/** The forms of a car's row: what its own page offers first (CAR-1). */
export function formsOf({ state, undriven }: Pick<SavedCar, 'state' | 'undriven'>): readonly RowForm[] {
	if (state) return waiting[state];
	return undriven ? ['enquire'] : ['enquire', 'test-drive'];
}

/** Lets the links of a row open their forms about the car, and takes the others away. */
export function startForms(row: HTMLElement, car: SavedCar, name: string): void {
	const kept = formsOf(car);
	for (const part of rowForms) {
		const link = linkPart(row, part, (contact) => (kept.includes(part) ? `${contact}?car_id=${car.id}` : null));
		if (!link) continue;
		const said = link.dataset['title'] ?? link.textContent?.trim();
		link.ariaLabel = `${said}${part === 'enquire' ? ' about' : ':'} ${name}`;
		link.dataset['about'] = JSON.stringify(car.about);
		link.setAttribute('aria-haspopup', 'dialog');
	}
}
