import type { FinderEntry, FinderFile, FinderPart, FinderTile } from '../../contract/finder.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { loadFinder } from '../finder/load-finder.ts';
import { spread } from '../finder/spread.ts';
import { countText } from '../finder/suggest.ts';
import styles from './panel.css?inline';

/** What a menu has room for. */
const mostBudgets = 4;
const mostMakes = 6;
/** Pages that a look at the models leads to. */
const nextPages = /^\/(?:special-offers|book-test-drive|trade-in)\//;

/** Adds pictures, prices and counts to a list of the menu, from the file that the site publishes; without it the list stays as it is. */
export async function drawPanel(list: HTMLElement, panel: 'models' | 'stock'): Promise<void> {
	try {
		const file = await loadFinder();
		const part = file.parts[list.dataset['menuPart'] ?? ''] ?? wholeStock(file);
		const tiles = panel === 'models' ? file.tiles.models : part.bodies;
		if (tiles.length < 2 || list.dataset['drawn']) return;
		adoptStyles('panel', styles);
		list.dataset['drawn'] = panel;
		const isByPrice = list.querySelector('a[href*="price="]') !== null;
		const ofStock = () => [
			...makeLinks(file, part, list.dataset['menuPart'] || file.list),
			...(isByPrice ? [] : budgetLinks(file, part)),
		];
		const more = panel === 'stock' ? ofStock() : besideModels(file);
		countLinks(list, file);
		const pictures = tileList(tiles, file);
		list.append(pictures, ...more);
		removeRepeats(list);
		// Beside links in words they are the second column.
		if (panel === 'stock' && list.firstElementChild !== pictures) list.append(pictures);
	} catch (error) {
		console.warn('The pictures of the menu could not be loaded.', error);
	}
}

/** Says how many there are behind the links that the tenant's menu has: `Used 61`. */
function countLinks(list: HTMLElement, { list: all, lists }: FinderFile): void {
	const counts = new Map(lists.conditions.map(([, count, path = '']) => [path, count]));
	counts.set(all, sum([...counts.values()]));
	for (const link of list.querySelectorAll('a')) {
		const count = counts.get(link.pathname + link.search);
		if (count) link.append(Object.assign(document.createElement('small'), { textContent: String(count) }));
	}
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Takes away the plain links to what is now a tile. */
function removeRepeats(list: HTMLElement): void {
	const tiles = new Set([...list.querySelectorAll<HTMLAnchorElement>('.menu-tiles a')].map(({ href }) => href));
	const [plain] = list.children;
	for (const link of plain?.querySelectorAll('a') ?? []) if (tiles.has(link.href)) link.closest('li')?.remove();
	if (plain?.childElementCount === 0) plain.remove();
}

/** Its picture. */
export const tilePicture = (src: string): HTMLImageElement =>
	Object.assign(document.createElement('img'), { src, alt: '', width: 160, height: 120 });

/** Body types and budgets as links with their counts, for the menu on phones. */
export async function drawShortcuts(place: HTMLElement): Promise<void> {
	try {
		const file = await loadFinder();
		if (place.childElementCount > 0) return;
		adoptStyles('panel', styles);
		place.append(...shortcutGroup('Body type', file.lists.bodies.slice(0, 6), file), ...budgetLinks(file, file.lists));
	} catch (error) {
		console.warn('The shortcuts of the menu could not be loaded.', error);
	}
}

/** What there is in all of the stock. */
export const wholeStock = ({ makes, lists, tiles }: FinderFile): FinderPart => ({
	bodies: tiles.bodies,
	makes: makes.flatMap(([name, count, path]): FinderEntry[] => (count > 0 ? [[name, count, path]] : [])),
	prices: lists.prices,
});

/** The makes of most cars, where there is more than one, and the way to all of them. */
export function makeLinks(file: FinderFile, { makes }: FinderPart, whole: string): HTMLElement[] {
	const all: FinderEntry[] = makes.length > mostMakes ? [[`All ${makes.length} makes`, 0, whole]] : [];
	return shortcutGroup('Make', [...makes.slice(0, mostMakes), ...all], file);
}

/** What follows a look at the range: those that are there, and the pages of who is about to choose one. */
const besideModels = (file: FinderFile): HTMLElement[] => [
	...shortcutGroup('In stock', file.lists.conditions, file),
	...shortcutGroup(
		'Next',
		file.lists.pages.filter(([, , path = '']) => nextPages.test(path)),
		file,
	),
];

const budgetLinks = (file: FinderFile, { prices }: Pick<FinderPart, 'prices'>): HTMLElement[] =>
	shortcutGroup('Budget', spread(prices, mostBudgets), file);

function shortcutGroup(title: string, entries: readonly FinderEntry[], { list }: FinderFile): HTMLElement[] {
	if (entries.length < 2) return [];
	const group = document.createElement('div');
	group.className = 'menu-shortcuts';
	const heading = document.createElement('p');
	heading.textContent = title;
	const links = document.createElement('ul');
	for (const [name, count, path = `${slugify(name)}/`] of entries)
		links.append(item(linkTo(urlOf(path, list), [name, count > 0 ? String(count) : ''])));
	group.append(heading, links);
	return [group];
}

function tileList(tiles: readonly FinderTile[], { list, words }: FinderFile): HTMLElement {
	const all = document.createElement('ul');
	all.className = 'menu-tiles';
	for (const [name, path, count, from, picture, stock = countText(count, words)] of tiles) {
		const link = linkTo(urlOf(path, list), [name, from, stock]);
		if (picture) link.prepend(tilePicture(picture));
		all.append(item(link));
	}
	return all;
}

/** A path as it is, else one below the list of everything. */
export const urlOf = (path: string, list: string): string => (/^(?:\/|https?:)/.test(path) ? path : list + path);

function linkTo(href: string, [name = '', ...notes]: readonly string[]): HTMLAnchorElement {
	const link = Object.assign(document.createElement('a'), { href });
	link.append(Object.assign(document.createElement('span'), { textContent: name }));
	for (const textContent of notes.filter(Boolean))
		link.append(' ', Object.assign(document.createElement('small'), { textContent }));
	return link;
}

function item(link: HTMLElement): HTMLElement {
	const made = document.createElement('li');
	made.append(link);
	return made;
}
