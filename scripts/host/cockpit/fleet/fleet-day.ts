import { html } from 'hono/html';
import type { LastDay } from '../../../../netlify/fleet/last-day.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import { type FleetQuery, fleetAddress } from './columns.ts';
import type { FleetRow } from './fleet-rows.ts';
import { narrowingNamed } from './narrowing.ts';

type Figure = { name: string; key: string; value: Html | string; sites: number; isBad?: boolean };

/** What the last 24 hours brought to all sites: each figure leads to the sites behind it. Nothing without a database. */
export function daySummary(rows: readonly FleetRow[], query: FleetQuery): Html | '' {
	const days = rows.flatMap(({ day }) => day ?? []);
	if (days.length === 0) return '';
	const sum = (of: (day: LastDay) => number): number => days.reduce((all, day) => all + of(day), 0);
	const sites = (key: string): number => rows.filter((row) => narrowingNamed(key)?.fits(row)).length;
	const [came, left, failed] = [sum(({ carsIn }) => carsIn), sum(({ carsOut }) => carsOut), sum((day) => day.failed)];
	const figures: Figure[] = [
		{ name: 'New leads', key: 'new-leads', value: number(sum(({ leads }) => leads)), sites: sites('new-leads') },
		{ name: 'Cars in and out', key: 'moved-cars', value: moved(came, left), sites: sites('moved-cars') },
		{ name: 'Failed builds', key: 'failed-builds', value: number(failed), sites: sites('failed-builds'), isBad: true },
	];
	return html`<section class="day" aria-labelledby="day"><h2 id="day">Last 24 hours</h2><dl class="tiles">${figures.map((figure) => tile(figure, query))}</dl></section>`;
}

function tile({ name, key, value, sites, isBad }: Figure, query: FleetQuery): Html {
	const isCurrent = query.only?.key === key;
	const only = isCurrent ? null : narrowingNamed(key);
	const link = html`<a href="${fleetAddress({ ...query, only })}"${isBad ? html` class="bad"` : ''}${isCurrent ? html` aria-current="true"` : ''}>${value}</a>`;
	const where = isCurrent ? 'show all sites' : `on ${counted(sites, 'site')}`;
	return html`<div><dt>${name}</dt><dd>${sites > 0 ? html`${link} <span class="of">${where}</span>` : '0'}</dd></div>`;
}

const moved = (came: number, left: number): string => `+${number(came)} −${number(left)}`;

/** The same of one site, in its row: what did not happen is not said, nor that its builds went well. */
export function dayCell({ slug, day }: FleetRow): Html {
	if (!day) return nothing;
	const { leads, failed, carsIn, carsOut } = day;
	const said = [
		...(leads ? [html`<a href="/tenants/${slug}/leads/?days=1">${counted(leads, 'lead')}</a>`] : []),
		...(failed ? [html`<span class="bad">${counted(failed, 'failed build')}</span>`] : []),
		...(carsIn + carsOut ? [html`<span>${moved(carsIn, carsOut)} cars</span>`] : []),
	];
	if (said.length === 0) return nothing;
	return html`<td data-col="day">${said.map((part, index) => html`${index ? ' · ' : ''}${part}`)}</td>`;
}

const nothing = html`<td data-col="day" class="none">–</td>`;
