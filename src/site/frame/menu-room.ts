import type { SiteConfig } from '../../config/site.ts';
import type { MenuLink } from '../../domain/addresses/navigation.ts';
import type { HeaderEntry } from './menus.ts';

/** The main menu as it fits into the header's row: entries that do not fit go under `More`. */

/** Widths in pixels, as they come out with the widest of our fonts. */
const letter = 8.6;
const capital = 10.8;
/** In the smaller, spaced capitals of centred menus. */
const spaced = 11;
const aroundEntry = 28;
const chevron = 22;
const aroundButton = 56;
/** The narrowest screen that shows the menu in a row: its column. */
const column = 1200 - 64;
/** The same from 1280 px up, where the small logo and the number to call in figures stand in the row, too. */
const wideColumn = 1280 - 64;
/** The small logo before the menu, once the row with the name is scrolled away. */
const rowName = 148;
/** Search, call and the saved list at the end of a row that stays when the one above it scrolls away. */
const tools = 3 * 44 + 16;
/** What is beside the menu in a bar: gaps and the phone number. */
const beside = 48;

/** The menu as the header's row has room for it. */
export type MenuRow = {
	/** With an entry `More` at its end for what does not fit. */
	row: HeaderEntry[];
	/** It has a row to itself, below the name. */
	stacked: boolean;
	/** Its end has room for the way to the stock, whose button is above it and scrolls away. */
	browses: boolean;
	/** From 1280 px up it has room for the small logo once the name is scrolled away. */
	names: boolean;
	/** From 1280 px up its end has room for the phone number in figures. */
	calls: boolean;
};

/**
 * The menu beside the name, the phone number, the search, the saved list and the account where all of it fits; in a bar that has
 * no room for it, in a second row below them; what fits into neither goes under `More` (ROUTE-19).
 */
export function menuRow(menu: readonly HeaderEntry[], space: HeaderSpace): MenuRow {
	const { style, browse, phone } = space;
	const whole = sum(menu.map((entry) => entryWidth(entry, style)));
	const stacked = style === 'bar' && whole > column - widthBeside(space);
	const row = fitted(menu, style);
	const used = sum(row.map((entry) => entryWidth(entry, style))) + tools;
	const named = used + (style === 'centred' ? tools : rowName);
	const figures = (phone ? textWidth(phone.number) : 0) * (style === 'centred' ? 2 : 1);
	const calls = named + figures <= wideColumn;
	const browseWidth = textWidth(browse) + aroundButton;
	const both = named + browseWidth + (calls ? figures : 0);
	const browses = style === 'split' && used + browseWidth <= column && both <= wideColumn;
	return { row, stacked, browses, names: named <= wideColumn, calls };
}

function widthBeside({ name, logo, phone, saved, account }: HeaderSpace): number {
	const icons = [true, saved, account].filter(Boolean).length * 52;
	return beside + (logo ? 220 : textWidth(name) * 1.6) + (phone ? 190 : 0) + icons;
}

function fitted(menu: readonly HeaderEntry[], style: HeaderStyle): HeaderEntry[] {
	const widths = menu.map((entry) => entryWidth(entry, style));
	// A centred menu keeps the room of its tools free on both sides.
	const room = column - tools * (style === 'centred' ? 2 : 1);
	if (sum(widths) <= room) return [...menu];
	const more = entryWidth(moreEntry([]), style) + chevron;
	const rest = style === 'centred' ? room : wideColumn - tools - rowName;
	let count = menu.length;
	while (count > 1 && sum(widths.slice(0, count)) + more > rest) count--;
	return [...menu.slice(0, count), moreEntry(menu.slice(count))];
}

/** What is beside the menu; of all but the name only whether it is there. */
type HeaderSpace = {
	style: HeaderStyle;
	name: string;
	logo: unknown;
	phone: { number: string } | null;
	saved: unknown;
	/** What the button says that leads to the stock. */
	browse: string;
	account?: unknown;
};

type HeaderStyle = SiteConfig['theme']['header'];

/** The rest in one list: an entry that has links is replaced by them. */
function moreEntry(rest: readonly MenuLink[]): MenuLink {
	const items = rest.flatMap((entry) => (entry.items.length > 0 ? entry.items : [entry]));
	return { name: 'More', kind: 'internal', newTab: false, items };
}

function entryWidth({ name, items }: MenuLink, style: HeaderStyle): number {
	// Centred menus are set in spaced capitals.
	const words = style === 'centred' ? name.length * spaced + 12 : textWidth(name);
	return words + aroundEntry + (items.length > 0 ? chevron : 0);
}

const textWidth = (text: string): number =>
	[...text].reduce((width, character) => width + (/[A-Z]/.test(character) ? capital : letter), 0);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
