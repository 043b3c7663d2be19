import { z } from 'zod';
import { link, text } from './value.ts';

const dropdownItem = z.strictObject({
	name: text.describe('Text of the link.'),
	url: link.describe('Where it leads.'),
	text: text.optional().describe('A few words below it, such as what one finds there; in the menu at the top.'),
});

const menuItem = z.strictObject({
	name: text.describe('Text of the entry.'),
	url: link.optional().describe('Where it leads. Not needed for an entry with links below it (dropdownItems).'),
	dropdownItems: z.array(dropdownItem).default([]).describe('Links below the entry.'),
	dynamicDropdown: z.boolean().default(false).describe('List the models below the entry.'),
});

/** The menus (ROUTE-19). A menu that is left out is the template's. */
export const navigation = z.strictObject({
	header: z.array(menuItem).optional().describe('Menu at the top. Default: the template’s menu.'),
	footer: z.array(menuItem).optional().describe('Groups of links at the bottom. Default: the template’s groups.'),
});

export type MenuItem = z.output<typeof menuItem>;
