import { z } from 'zod';
import { link, text } from './value.ts';

const dropdownItem = z.strictObject({
	name: text.describe('Text of the link.'),
	url: link.describe('Where it leads.'),
});

const menuItem = z.strictObject({
	name: text.describe('Text of the entry.'),
	url: link.optional().describe('Where it leads. An entry with a dropdown may do without.'),
	dropdownItems: z.array(dropdownItem).default([]).describe('Links below the entry.'),
	dynamicDropdown: z.boolean().default(false).describe('The models are listed below the entry.'),
});

/** The menus (ROUTE-19). A menu that is left out is the template's. */
export const navigation = z.strictObject({
	header: z.array(menuItem).optional().describe('Menu at the top. Without it the template’s.'),
	footer: z.array(menuItem).optional().describe('Groups of links at the bottom. Without them the template’s.'),
});

export type MenuItem = z.output<typeof menuItem>;
