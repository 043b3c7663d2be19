import { pageCars } from './page-cars.ts';
import { mostSaved } from './saved-cars.ts';

/**
 * What stands at the foot of a page with cars while some are to be compared (USER-2): how many of four, the way to them, and Clear.
 * Empty where there are none, and on the visitor's own lists, which show them.
 */
export function compareTray(path: string): (Node | string)[] {
	const { length } = pageCars.compare.get();
	if (length === 0 || document.querySelector('[data-saved-list]')) return [];
	const dots = document.createElement('span');
	dots.ariaHidden = 'true';
	dots.textContent = '●'.repeat(length) + '○'.repeat(mostSaved.compare - length);
	return [
		dots,
		` ${length} of ${mostSaved.compare} `,
		length > 1 ? wayThere(path) : 'Add another to compare',
		' ',
		clear(),
	];
}

function wayThere(path: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = `${path}?tab=compare`;
	link.textContent = 'Compare now';
	return link;
}

function clear(): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.textContent = 'Clear';
	button.addEventListener('click', () => pageCars.compare.set([]));
	return button;
}
