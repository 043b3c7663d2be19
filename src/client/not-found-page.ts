import type { FormAbout } from '../contract/forms-file.ts';
import { brandName } from '../domain/cars/brand-name.ts';
import { vehicleName } from '../domain/cars/vehicle-name.ts';
import { entriesOf, type Suggestable } from './finder/entries.ts';
import { loadFinder } from './finder/load-finder.ts';
import { type NamedVehicle, namedVehicle, othersLike } from './not-found/named-vehicle.ts';
import { nearAddress } from './not-found/near-address.ts';
import { recentCard } from './recent/draw-recent.ts';
import { carsFile } from './saved/cars-file.ts';

/**
 * A vehicle that the site has forgotten has no page: its address still says what it was. The page says that this one has gone, and
 * shows others of its model or make (CARD-2). Any other address is shown with the pages and lists that are called like it.
 */
const page = document.querySelector<HTMLElement>('[data-not-found]');
if (page) void readAddress(page).catch(() => undefined);

async function readAddress(page: HTMLElement): Promise<void> {
	const file = await loadFinder();
	const named = namedVehicle(location.pathname, page.dataset['notFound'] ?? '', file.makes);
	if (named) await tellGone(page, named, file.list);
	else offerNear(page, nearAddress(location.pathname, entriesOf(file)));
}

function offerNear(page: HTMLElement, near: readonly Suggestable[]): void {
	const place = page.querySelector<HTMLElement>('[data-near]');
	if (!place || near.length === 0) return;
	place.querySelector('ul')?.append(
		...near.map(({ name, url }) => {
			const item = document.createElement('li');
			item.append(Object.assign(document.createElement('a'), { href: url, className: 'chip', textContent: name }));
			return item;
		}),
	);
	place.hidden = false;
}

async function tellGone(page: HTMLElement, named: NamedVehicle, list: string): Promise<void> {
	sayWhich(page, named);
	page.querySelector('[data-gone-links]')?.prepend(...links(named, list));
	if (!named.make) return;
	const { cars } = await carsFile();
	const row = page.querySelector<HTMLElement>('[data-gone-cars] ul');
	const title = page.querySelector('[data-gone-cars] h2');
	const shown = row?.children.length || mostCars;
	const others = othersLike(named, cars, shown);
	if (!row || others.length === 0) return;
	// Those that were there already fill the row.
	const paths = new Set(others.map(({ path }) => path));
	const rest = [...row.children].filter((item) => !paths.has(item.querySelector('a')?.pathname ?? ''));
	row.replaceChildren(...[...others.map(recentCard), ...rest].slice(0, shown));
	if (title) title.textContent = 'The closest we have';
}

const mostCars = 4;

function sayWhich(page: HTMLElement, named: NamedVehicle): void {
	const heading = page.querySelector('h1');
	const said = page.querySelector<HTMLElement>('[data-gone-text]');
	const wish = page.querySelector<HTMLElement>('[data-gone-wish]');
	if (!heading || !said) return;
	page.classList.add('not-found-gone');
	heading.textContent = `This ${nameOf(named) ?? heading.dataset['singular']} ${heading.dataset['goneFate']}`;
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

/** `Toyota Corolla`, `Toyota`. */
const nameOf = ({ make, model }: NamedVehicle): string | undefined =>
	make && (model ? vehicleName(make.name, model.name) : brandName(make.name));

/** To the lists of its model and of its make. The only make of a site has no list. */
function links(named: NamedVehicle, list: string): HTMLElement[] {
	const { make, model } = named;
	const lists = [
		{ to: model, name: nameOf(named) },
		{ to: make, name: nameOf(make ? { make } : {}) },
	];
	return lists.flatMap(({ to, name }) =>
		to && to.count > 0 && name ? [listLink(`${list}${to.path}`, name, to.count)] : [],
	);
}

function listLink(href: string, name: string, count: number): HTMLElement {
	const item = document.createElement('li');
	const link = Object.assign(document.createElement('a'), { href, textContent: `Every ${name} ` });
	link.append(Object.assign(document.createElement('span'), { className: 'chip-count', textContent: String(count) }));
	item.append(link);
	return item;
}
