/** A car of `/saved-cars.json`. */
export type ListedCar = {
	id: number;
	name: string;
	path: string;
	price: string;
	image: string | null;
	/** In the order of the file's labels; where cars are compared. */
	facts?: string[];
};

/** A saved car as a line with a button that takes it off the list. */
export function savedRow({ name, path, price, image }: ListedCar, remove: () => void): HTMLLIElement {
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
