import { copyOf, part } from './table-parts.ts';

/** Fewer are all in sight. */
const leastAside = 3;

/**
 * On a phone, below the names and in sight as long as they are: a dot for each car, which of them are in sight, and a button on either
 * side for who does not swipe (`compare-scroll.ts`).
 */
export function placeOf(count: number, step: HTMLTemplateElement): HTMLElement[] {
	if (count < leastAside) return [];
	const dots = Array.from({ length: count }, () => document.createElement('i'));
	const place = Object.assign(document.createElement('p'), { className: 'compare-place', ariaHidden: 'true' });
	place.append(...dots, document.createElement('span'));
	return [part('row', 'compare-steps', part('cell', '', stepOf(-1, step), place, stepOf(1, step)))];
}

function stepOf(way: -1 | 1, step: HTMLTemplateElement): HTMLElement {
	const button = copyOf(step);
	button.dataset['way'] = String(way);
	button.ariaLabel = way > 0 ? 'Show the next car' : 'Show the car before';
	return button;
}
