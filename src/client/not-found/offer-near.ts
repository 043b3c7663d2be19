import { listsOf, type NamedVehicle, spokenName } from './named-vehicle.ts';
import { showOthers } from './show-others.ts';

type Near = { name: string; url: string; count?: number };

/** Shows pages and lists that are called like the address in the place of what is popular. */
export function offerNear(
	page: HTMLElement,
	near: readonly Near[],
	title = 'Were you looking for one of these?',
): void {
	const [heading, list] = page.querySelector('[data-near]')?.children ?? [];
	if (!heading || !list || near.length === 0) return;
	heading.textContent = title;
	list.replaceChildren(...near.map(chip));
}

/** What there is of the vehicle that the address names: its lists, its name in the search box, and the cars first in the row. */
export async function offerVehicle(page: HTMLElement, named: NamedVehicle, list: string): Promise<void> {
	const name = spokenName(named) ?? '';
	const box = page.querySelector<HTMLInputElement>('[data-finder] input');
	if (box && box.value === '') box.value = name;
	const near = listsOf(named).map(({ path, ...rest }) => ({ ...rest, url: list + path }));
	const [first] = near;
	offerNear(page, near, first && `${first.count} ${first.name} in stock`);
	await showOthers(page, named);
}

function chip({ name, url, count = 0 }: Near): HTMLLIElement {
	const item = document.createElement('li');
	const link = Object.assign(document.createElement('a'), { href: url, className: 'chip', textContent: name });
	if (count > 0)
		link.append(
			' ',
			Object.assign(document.createElement('span'), { className: 'chip-count', textContent: String(count) }),
		);
	item.append(link);
	return item;
}
