import { startFinder } from '../finder/start-finder.ts';
import { startHeaderSearch } from './header-search.ts';
import { startMainMenu } from './main-menu.ts';
import { startPhoneMenu } from './phone-menu.ts';

/**
 * What header and search boxes do beyond links and forms (ROUTE-19, SRCH-3). Loaded once one of them is pointed at, touched or
 * has the focus; what was typed or opened before that is taken up.
 */
for (const box of document.querySelectorAll<HTMLInputElement>('[data-finder] input')) {
	if (box === document.activeElement) void startFinder(box);
	box.addEventListener('focus', () => void startFinder(box), { once: true });
}
for (const choice of document.querySelectorAll<HTMLElement>('[data-choice]'))
	void import('../finder/stock-choice.ts').then(({ startChoice }) => startChoice(choice));
for (const list of document.querySelectorAll<HTMLElement>('.main-menu-list')) startMainMenu(list);
const search = document.querySelector<HTMLElement>('#header-finder');
if (search) startHeaderSearch(search);
const menu = document.querySelector<HTMLDetailsElement>('.phone-menu');
if (menu) startPhoneMenu(menu);
