import { html } from 'hono/html';
import { counted, type Html } from './page-frame.ts';
import { number } from './wording.ts';

/** Sites that a list shows at first. The others are on the page too, hidden, for the search to find. */
export const mostListed = 50;

type List = { count: number; isCut: boolean; address: string };

/** How many there are below those that a list shows, and the way to them; nothing for a list that shows all. */
export function moreListed({ count, isCut, address }: List): Html {
	if (!isCut || count <= mostListed) return html``;
	return html`<p class="more" data-more>The first ${number(mostListed)} of ${counted(count, 'site')}. <a href="${address}">Show all ${number(count)}</a></p>`;
}
