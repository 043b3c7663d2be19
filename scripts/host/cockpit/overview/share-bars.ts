import { html } from 'hono/html';
import type { Share } from '../../../../netlify/fleet/demand.ts';
import type { Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';

/** Lines of a list; what is beyond is one line. */
const mostShown = 6;

type Titled = { title: string; id: string; unnamed: string; about: string };

/** Leads by what they have in common, a bar each, the most first. Nothing without leads, or where none says it. `unnamed`: for those that do not say. */
export function shareBars(shares: readonly Share[], { title, id, unnamed, about }: Titled): Html | '' {
	const all = shares.reduce((sum, { leads }) => sum + leads, 0);
	if (all === 0 || shares.every(({ name }) => name === null)) return '';
	const shown = shares.length > mostShown ? shares.slice(0, mostShown - 1) : shares;
	const rest = all - shown.reduce((sum, { leads }) => sum + leads, 0);
	const lines = [...shown, ...(rest ? [{ name: 'Others', leads: rest }] : [])];
	const most = Math.max(...lines.map(({ leads }) => leads));
	const line = ({ name, leads }: Share): Html =>
		html`<div style="--share:${((100 * leads) / most).toFixed(1)}%"><dt>${name ?? unnamed}</dt><dd>${number(leads)} <span class="quiet">${Math.round((100 * leads) / all)}%</span></dd></div>`;
	return html`<section id="${id}"><h2>${title}</h2><dl class="shares">${lines.map(line)}</dl><p class="quiet key">${about}</p></section>`;
}
