import type { FinderFile, FinderTile } from '../../contract/finder.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { loadFinder } from '../finder/load-finder.ts';
import { countText } from '../finder/suggest.ts';
import { makeLinks, tilePicture, urlOf, wholeStock } from './draw-panel.ts';
import styles from './panel.css?inline';

/** What a thumb scrolls past without losing the entries below. */
const mostBodies = 6;

/**
 * A list of the menu on phones, opened: each model has its picture and lowest price, and a list of stock its body types with theirs, then
 * its makes (ROUTE-19). Without the file of the site it stays as it is.
 */
export async function drawFolded(list: HTMLElement): Promise<void> {
	try {
		const file = await loadFinder();
		adoptStyles('panel', styles);
		if (list.dataset['menuPanel'] === 'models') drawModels(list, file);
		else drawStock(list, file);
	} catch (error) {
		console.warn('The pictures of the menu could not be loaded.', error);
	}
}

function drawModels(list: HTMLElement, { tiles, list: all }: FinderFile): void {
	const byPath = new Map(tiles.models.map((tile) => [urlOf(tile[1], all), tile]));
	for (const link of list.querySelectorAll('a')) {
		const [, , , from = '', picture = ''] = byPath.get(link.pathname) ?? [];
		picture ? addPicture(link, picture, from) : addNote(link, from);
	}
}

function drawStock(list: HTMLElement, file: FinderFile): void {
	const { menuPart = '' } = list.dataset;
	const part = file.parts[menuPart] ?? wholeStock(file);
	const there = new Set([...list.querySelectorAll('a')].map(({ href }) => href));
	const rows = part.bodies.slice(0, mostBodies).map((tile) => bodyRow(tile, file));
	list.querySelector('ul')?.append(...rows.filter((row) => !there.has(row.querySelector('a')?.href ?? '')));
	const makes = document.createElement('div');
	makes.className = 'phone-menu-list';
	makes.append(...makeLinks(file, part, menuPart || file.list));
	list.append(makes);
}

function bodyRow([name, path, count, from, picture, stock]: FinderTile, { list, words }: FinderFile): HTMLLIElement {
	const link = Object.assign(document.createElement('a'), { href: urlOf(path, list), textContent: name });
	const note = [from, stock ?? countText(count, words)].filter(Boolean).join(' · ');
	picture ? addPicture(link, picture, note) : addNote(link, note);
	const row = document.createElement('li');
	row.append(link);
	return row;
}

function addPicture(link: HTMLAnchorElement, picture: string, note: string): void {
	addNote(link, note);
	link.prepend(tilePicture(picture));
	link.classList.add('menu-model');
}

function addNote(link: HTMLAnchorElement, textContent: string): void {
	if (textContent) link.append(' ', Object.assign(document.createElement('small'), { textContent }));
}
