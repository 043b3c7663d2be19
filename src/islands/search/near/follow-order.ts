import { nearChoice } from '../../../site/lists/near-places.ts';
import type { VisitorPlace } from './visitor-place.ts';

const { value } = nearChoice;
const followed = new WeakSet<HTMLElement>();

/** The list is asked for again whenever the place changes, and the select of the orders says “Nearest First” while that is so; who chooses another there gives it up. */
export function followOrder(search: HTMLElement, near: VisitorPlace, searchAgain: () => void): void {
	if (followed.has(search)) return;
	followed.add(search);
	near.subscribe(searchAgain);
	const select = search.querySelector<HTMLSelectElement>('select[name="sort"]');
	if (!select) return;
	const option = new Option('Nearest First', value);
	let usual = select.value;
	near.subscribe(() => {
		if (near.cities()) {
			if (select.value !== value) usual = select.value;
			select.append(option);
			select.value = value;
		} else if (option.isConnected) {
			const isSaid = select.value === value;
			option.remove();
			if (isSaid) select.value = usual;
		}
	});
	select.addEventListener('change', () => select.value !== value && near.cities() && void near.forget());
}
