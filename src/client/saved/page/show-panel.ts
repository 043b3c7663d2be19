import type { ReadableAtom } from 'nanostores';
import { pageCars } from '../page-cars.ts';
import type { SavedList } from '../saved-cars.ts';

export type PanelList = 'favourites' | 'compare' | 'shared';

/**
 * Shows the list that was asked for, or the first that the site has, with its title and the numbers on the tabs. One that somebody
 * shares says so.
 */
export function showPanel(asked: PanelList, isShared: boolean): { root: HTMLElement; list: PanelList } | null {
	const panels = [...document.querySelectorAll<HTMLElement>('[data-saved-list]')];
	const root = panels.find(({ dataset }) => dataset['savedList'] === asked) ?? panels[0];
	if (!root) return null;
	for (const panel of panels) panel.hidden = panel !== root;
	const list = (root.dataset['savedList'] ?? 'favourites') as PanelList;
	// The tab of what somebody else compares leads to one's own.
	if (!isShared) document.querySelector(`[data-saved-tab="${list}"]`)?.setAttribute('aria-current', 'page');
	nameAfter(root, isShared);
	countOnTab('compare', pageCars.compare);
	return { root, list };
}

function nameAfter({ dataset }: HTMLElement, isShared: boolean): void {
	const heading = document.querySelector('h1');
	const intro = heading?.nextElementSibling;
	const { title } = dataset;
	const text = (isShared && dataset['sharedIntro']) || dataset['intro'];
	if (!heading || !title) return;
	document.title = document.title.replace(heading.textContent ?? '', title);
	heading.textContent = title;
	if (intro && text) intro.textContent = text;
}

/** Shows how many cars a list has on its tab, where the page has tabs. */
export function countOnTab(list: SavedList, ids: ReadableAtom<readonly number[]>): void {
	const place = document.querySelector(`[data-saved-count="${list}"]`);
	if (place)
		ids.subscribe(({ length }) => {
			place.textContent = length > 0 ? String(length) : '';
		});
}
