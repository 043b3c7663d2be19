import type { SavedCar } from '../../contract/saved-cars.ts';

/** `2021 Toyota Hilux SR5`. */
export const savedCarName = ({ name, variant }: SavedCar): string => [name, variant].filter(Boolean).join(' ');

/** A saved car as a line with a button that takes it off the list. */
export function savedRow(car: SavedCar, remove: () => void): HTMLLIElement {
	const { path, price, image } = car;
	const name = savedCarName(car);
	const row = make('li', 'card saved-row');
	const link = make('a', 'card-link type-card');
	link.href = path;
	link.textContent = name;
	const cost = make('p', 'saved-price');
	cost.textContent = price;
	const words = make('div', 'saved-words');
	words.append(link, cost);
	row.append(...(image ? [picture(image)] : []), words, removeButton(name, remove));
	return row;
}

function picture(src: string): HTMLImageElement {
	const element = make('img', 'saved-picture');
	element.src = src;
	element.alt = '';
	element.width = 160;
	element.height = 120;
	return element;
}

function removeButton(name: string, remove: () => void): HTMLButtonElement {
	const button = make('button', 'button button-outline button-small saved-remove');
	button.type = 'button';
	button.textContent = 'Remove';
	button.ariaLabel = `Remove ${name}`;
	button.addEventListener('click', remove);
	return button;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	element.className = className;
	return element;
}
