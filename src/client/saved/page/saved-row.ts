import type { SavedCar } from '../../../contract/saved-cars.ts';
import { type SinceSaved, sinceSaved } from '../../../domain/cars/since-saved.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { savedCarName } from '../cars-file.ts';
import type { SavedNote } from '../saved-notes.ts';
import { startForms } from './row-forms.ts';
import { linkPart, say, startRemove } from './row-parts.ts';

/** Makes empty rows from the template of a list. Throws an Error where the list has none. */
export function rowMaker(root: HTMLElement): () => HTMLElement {
	const row = root.querySelector<HTMLTemplateElement>('template[data-saved-row]')?.content.firstElementChild;
	if (!row) throw new Error('The list has no template for its rows.');
	return () => row.cloneNode(true) as HTMLElement;
}

const states = { sold: 'Sold', reserved: 'Reserved', coming_soon: 'Coming soon' } as const;

type Around = {
	/** The car as it was when it was saved. */
	note: SavedNote | null;
	/** What prices cover. */
	basis: string | null;
	/** What the facts of its cars are called. */
	labels?: readonly string[];
	remove?: () => void;
};

/** Fills a row, or the head of a column, with a car of the site and what has become of it since it was saved. */
export function savedRow(row: HTMLElement, car: SavedCar, { note, basis, labels = [], remove }: Around): HTMLElement {
	const { id, path, image, state } = car;
	const name = savedCarName(car);
	row.dataset['row'] = String(id);
	row.dataset['state'] = state ?? '';
	sayFacts(row, car, news(note, car));
	sayMore(row, car, labels);
	sayPrice(row, car, basis);
	const picture = row.querySelector('img');
	if (image && picture) picture.src = image;
	else picture?.remove();
	startForms(row, car, name);
	linkPart(row, 'similar', () => (state === 'sold' ? path : null));
	for (const button of row.querySelectorAll<HTMLElement>('[data-save]')) startButton(button, car, name);
	startRemove(row, name, remove);
	return row;
}

function sayFacts(
	row: HTMLElement,
	{ name, path, variant, summary, place, state }: SavedCar,
	text: string | null,
): void {
	say(row, 'state', state && states[state]);
	say(row, 'link', name)?.setAttribute('href', path);
	say(row, 'variant', variant);
	// A line does not begin with a dot.
	say(row, 'summary', summary.replaceAll(' ·', '\u00a0·'));
	say(row, 'place', place);
	say(row, 'news', text);
}

/** What the line below its name leaves out; the first fact is the year, which its name has. */
function sayMore(row: HTMLElement, { facts = [], summary, place }: SavedCar, labels: readonly string[]): void {
	const list = row.querySelector('[data-part="facts"]');
	const said = new Set(['', place, ...summary.split(' · ')]);
	for (const [index, label] of labels.entries()) {
		const value = facts[index] ?? '';
		if (index > 0 && !said.has(value)) list?.append(pair(label, value));
	}
	if (!list?.hasChildNodes()) list?.remove();
}

function pair(label: string, value: string): HTMLElement {
	const element = document.createElement('div');
	for (const [name, text] of [
		['dt', label],
		['dd', value],
	] as const) {
		element.append(Object.assign(document.createElement(name), { textContent: text }));
	}
	return element;
}

/** Where only a weekly price is shown, it is the price. */
function sayPrice(
	row: HTMLElement,
	{ price, amount, weekly, repayment, drop, state }: SavedCar,
	basis: string | null,
): void {
	const isWeekly = amount === undefined && weekly !== undefined;
	const said = say(row, 'price', state === 'sold' ? null : isWeekly ? weekly : price);
	said?.toggleAttribute('data-words', amount === undefined);
	say(row, 'basis', amount === undefined ? null : basis);
	say(row, 'drop', drop);
	say(row, 'repayment', repayment);
	say(row, 'weekly', isWeekly ? null : weekly);
}

/** What has become of a car since it was saved. */
export const newsOf = (note: SavedNote | null, { amount, weeklyAmount, state }: SavedCar): SinceSaved | null =>
	sinceSaved(note, { price: amount, weekly: weeklyAmount, sold: state === 'sold' });

function news(note: SavedNote | null, car: SavedCar): string | null {
	const since = newsOf(note, car);
	if (!since) return null;
	if (since.kind === 'sold') return 'Sold since you saved it';
	const by = formatMoney(since.by, document.documentElement.lang);
	return `${by}${since.weekly ? ' per week' : ''} less than when you saved it`;
}

/** A car that cannot be saved or compared has no button for it. */
function startButton(
	button: HTMLElement,
	{ id, amount, weeklyAmount, savable, state, ...car }: SavedCar,
	name: string,
): void {
	const allowed = button.dataset['save'] === 'compare' ? state !== 'sold' : savable;
	if (!allowed) {
		button.remove();
		return;
	}
	button.dataset['car'] = String(id);
	button.dataset['name'] = car.name;
	if (amount !== undefined) button.dataset['price'] = String(amount);
	if (weeklyAmount !== undefined) button.dataset['weekly'] = String(weeklyAmount);
	const hidden = button.querySelector('[data-part="saved-name"]');
	if (hidden) hidden.textContent = name;
	else button.ariaLabel = `${button.textContent?.trim()} ${name}`;
}
