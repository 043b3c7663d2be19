import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { number } from '../../wording.ts';
import { type FleetRow, isWarned, states } from './fleet-rows.ts';

/** A part of the fleet by the key of its narrowing, with its number of sites. */
type FleetPart = { key: string; words: Html };

/** How many sites have what waits for somebody, then how many are in each state: the same above the table and above the cards. */
export function fleetParts(rows: readonly FleetRow[]): FleetPart[] {
	const having = (of: (row: FleetRow) => number | null): number => rows.filter((row) => (of(row) ?? 0) > 0).length;
	const urgent = [
		['overdue', 'overdue leads', having((row) => row.overdue), 'bad'],
		['silent', 'no leads lately', rows.filter(({ missedLeads }) => missedLeads !== null).length, 'bad'],
		['late', 'leads not opened in time', having((row) => row.late), 'warn'],
		['stuck', 'stuck deliveries', having((row) => row.stuck), 'bad'],
	] as const;
	const parts = [
		...urgent.map(([key, name, count, kind]) => ({
			key,
			count,
			name: html`<span class="${kind}">With ${name}</span>`,
		})),
		...states.map((key) => ({ key, count: rows.filter(({ state }) => state === key).length, name: badge(key) })),
		{
			key: 'unpublished',
			count: rows.filter(({ unpublished }) => unpublished > 0).length,
			name: html`With unpublished changes`,
		},
		{ key: 'warnings', count: rows.filter(isWarned).length, name: html`<span class="warn">With warnings</span>` },
	];
	return parts
		.filter(({ count }) => count > 0)
		.map(({ key, count, name }) => ({ key, words: html`${name} ${number(count)}` }));
}
