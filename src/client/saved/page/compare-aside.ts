import { copyOf } from './table-parts.ts';

/** Fewer are all in sight. */
const leastAside = 3;

/** On a phone: a dot for each car, and which of them are in sight (`compare-scroll.ts`). */
export function placeOf(count: number): HTMLElement[] {
	if (count < leastAside) return [];
	const dots = Array.from({ length: count }, () => document.createElement('i'));
	const place = Object.assign(document.createElement('p'), { className: 'compare-place', ariaHidden: 'true' });
	place.append(...dots, document.createElement('span'));
	return [place];
}

/** On a phone: a button to either side for who does not swipe. */
export function stepsOf(count: number, step: HTMLTemplateElement): HTMLElement[] {
	if (count < leastAside) return [];
	return [-1, 1].map((way) => {
		const button = copyOf(step);
		button.dataset['way'] = String(way);
		button.ariaLabel = way > 0 ? 'Show the next car' : 'Show the car before';
		return button;
	});
}
