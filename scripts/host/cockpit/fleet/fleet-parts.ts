import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { number } from '../../wording.ts';
import { type FleetRow, isWarned, states } from './fleet-rows.ts';

/** A part of the fleet by the key of its narrowing, with its number of sites, or of what waits in them. */
type FleetPart = { key: string; words: Html };

/** What waits for somebody, then how many sites are in each state: the same above the table and above the cards. */
export function fleetParts(rows: readonly FleetRow[]): FleetPart[] {
	const sum = (of: (row: FleetRow) => number | null): number => rows.reduce((all, row) => all + (of(row) ?? 0), 0);
	const urgent = [
		['overdue', 'Overdue leads', sum((row) => row.overdue), 'bad'],
		['silent', 'No leads lately', rows.filter(({ missedLeads }) => missedLeads !== null).length, 'bad'],
		['late', 'Leads not opened in time', sum((row) => row.late), 'warn'],
		['stuck', 'Stuck deliveries', sum((row) => row.stuck), 'bad'],
	] as const;
	const parts = [
		...urgent.map(([key, name, count, kind]) => ({ key, count, name: html`<span class="${kind}">${name}</span>` })),
		...states.map((key) => ({ key, count: rows.filter(({ state }) => state === key).length, name: badge(key) })),
		{
			key: 'unpublished',
			count: rows.filter(({ unpublished }) => unpublished > 0).length,
			name: html`Unpublished changes`,
		},
		{ key: 'warnings', count: rows.filter(isWarned).length, name: html`<span class="warn">With warnings</span>` },
	];
	return parts
		.filter(({ count }) => count > 0)
		.map(({ key, count, name }) => ({ key, words: html`${name} ${number(count)}` }));
}
