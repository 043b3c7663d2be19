import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
import { doneAs } from '../../delivery/done-notes.ts';
import type { WaitingLane } from '../../delivery/lanes.ts';
import type { ListedLead } from '../../leads/store/lead-list.ts';
import type { OutboxRow } from '../../platform/db/rows/delivery-rows.ts';
import { todoFor } from './stuck-text.ts';

/** The row of the newest version for each destination. */
export const newest = (rows: readonly OutboxRow[]): OutboxRow[] => [
	...new Map(rows.map((row) => [row.destination, row])).values(),
];

/** How a delivery is: `crm: given up after 3 attempts – The receiver answered 400.` */
export function deliveryText(row: OutboxRow, waiting: readonly WaitingLane[]): string {
	const { destination, state, attempts, last_error, next_at } = row;
	const lane = state === 'pending' ? blockedLane(row, waiting) : undefined;
	if (lane) return `${destination}: waits for a setting since ${since(lane.trouble_since)} – ${lane.reason}`;
	const fault = last_error ? ` – ${last_error}` : '';
	if (state === 'done') return `${destination}: ${doneText(last_error)}`;
	const tried = `${attempts} ${Number(attempts) === 1 ? 'attempt' : 'attempts'}`;
	if (state === 'dead') return `${destination}: given up after ${tried}${fault}`;
	return `${destination}: pending, ${tried}, next ${utcMinute(Number(next_at))}${fault}`;
}

const since = (time: number | null): string => (time === null ? '?' : utcMinute(time));

/** The lane in which a delivery waits until somebody changes a setting. */
export const blockedLane = (
	{ tenant, destination }: OutboxRow,
	waiting: readonly WaitingLane[],
): WaitingLane | undefined =>
	waiting.find((lane) => lane.tenant === tenant && lane.destination === destination && lane.trouble === 'blocked');

/** `delivered`; where nothing was sent, why: `kept as a file: there is no mail server.` */
const doneText = (note: string | null): string =>
	note === null || doneAs(note) === 'delivered' ? 'delivered' : `${note.charAt(0).toLowerCase()}${note.slice(1)}`;

/** What to do about each lane in which a listed lead waits for a setting. */
export function todosFor(leads: readonly ListedLead[], waiting: readonly WaitingLane[]): string[] {
	const rows = leads.flatMap(({ outbox }) => newest(outbox)).filter(({ state }) => state === 'pending');
	const lanes = new Set(rows.map((row) => blockedLane(row, waiting)).filter((lane) => lane !== undefined));
	const byTenant = Map.groupBy(lanes, ({ tenant }) => tenant);
	return [...byTenant].map(([tenant, own]) => {
		const names = own.map(({ destination }) => destination).join(', ');
		return `What to do about ${tenant} ${names}: ${todoFor('blocked', tenant)}`;
	});
}
