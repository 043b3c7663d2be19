import type { FormAbout } from '../../contract/forms-file.ts';
import { listsOf, type NamedList, type NamedVehicle, spokenName } from './named-vehicle.ts';
import { showOthers } from './show-others.ts';

/** Says which vehicle has gone, with the way to ask for one like it, the lists of its model and make, and others of them (CARD-2). */
export async function tellGone(page: HTMLElement, named: NamedVehicle, list: string): Promise<void> {
	sayWhich(page, named);
	page.querySelector('[data-gone-links]')?.prepend(...listsOf(named).map((one) => listLink(one, list)));
	await showOthers(page, named);
}

function sayWhich(page: HTMLElement, named: NamedVehicle): void {
	const heading = page.querySelector('h1');
	const said = page.querySelector<HTMLElement>('[data-gone-text]');
	const wish = page.querySelector<HTMLElement>('[data-gone-wish]');
	if (!heading || !said) return;
	page.classList.add('not-found-gone');
	heading.textContent = `This ${spokenName(named) ?? heading.dataset['singular']} ${heading.dataset['goneFate']}`;
	document.title = document.title.replace(/^[^|]+?(?= \||$)/, heading.textContent);
	said.textContent = said.dataset['goneText'] ?? '';
	const { year, make, model } = named;
	const about: FormAbout = {
		...(make && { make: make.name }),
		...(model && { model: model.name }),
		...(year && { year }),
	};
	page.dataset['about'] = JSON.stringify(about);
	if (wish) wish.hidden = false;
}

function listLink({ name, path, count }: NamedList, list: string): HTMLElement {
	const item = document.createElement('li');
	const link = Object.assign(document.createElement('a'), { href: list + path, textContent: `Every ${name} ` });
	link.append(Object.assign(document.createElement('span'), { className: 'chip-count', textContent: String(count) }));
	item.append(link);
	return item;
}
