import { type FleetRow, states } from './fleet-rows.ts';
import { type Narrowing, narrowingNamed } from './narrowing.ts';

/** A column of the fleet's table that it can be sorted by. */
export type Column = {
	key: string;
	title: string;
	/** What it is sorted by; null comes last either way. */
	value: (row: FleetRow) => number | string | null;
	/** The direction of the first click: the urgent or large end. */
	first: 'asc' | 'desc';
};

/** The columns from left to right. */
export const columns: readonly Column[] = [
	{ key: 'name', title: 'Site', value: ({ name }) => name.toLowerCase(), first: 'asc' },
	{ key: 'state', title: 'State', value: ({ state }) => states.indexOf(state), first: 'asc' },
	{ key: 'built', title: 'Last good build', value: ({ lastGood }) => lastGood, first: 'asc' },
	{ key: 'cars', title: 'Cars', value: ({ cars }) => cars, first: 'desc' },
	{ key: 'stock', title: 'Cars to check', value: ({ carsToCheck }) => carsToCheck, first: 'desc' },
	{ key: 'left-out', title: 'Left out', value: ({ leftOut }) => leftOut, first: 'desc' },
	{ key: 'warnings', title: 'Warnings', value: ({ warnings }) => warnings, first: 'desc' },
	{ key: 'last-lead', title: 'Last lead', value: ({ lastLead }) => lastLead, first: 'asc' },
	{ key: 'unopened', title: 'Unopened leads', value: ({ unopened }) => unopened, first: 'desc' },
	{ key: 'overdue', title: 'Overdue', value: ({ overdue }) => overdue, first: 'desc' },
	{ key: 'stuck', title: 'Stuck deliveries', value: ({ stuck }) => stuck, first: 'desc' },
];

/** What the address of the fleet's page asks for. */
export type FleetQuery = {
	q: string;
	only: Narrowing | null;
	sort: Column;
	dir: 'asc' | 'desc';
	/** Whether sites beyond the first are shown too. */
	all: boolean;
};

/** Reads it; what is missing or unknown is the usual: all sites by state. */
export function readFleetQuery(params: URLSearchParams): FleetQuery {
	const sort = columns.find(({ key }) => key === params.get('sort')) ?? columns.find(({ key }) => key === 'state');
	if (!sort) throw new Error('The column of states is missing.');
	const dir = params.get('dir');
	return {
		q: (params.get('q') ?? '').trim().slice(0, 100),
		only: narrowingNamed(params.get('only')),
		sort,
		dir: dir === 'asc' || dir === 'desc' ? dir : sort.first,
		all: params.has('all'),
	};
}

/** The address of the fleet's page with this asked for; what is usual is left out. */
export function fleetAddress({ q, only, sort, dir, all }: FleetQuery): string {
	const params = new URLSearchParams({
		...(q && { q }),
		...(only && { only: only.key }),
		...(sort.key !== 'state' && { sort: sort.key }),
		...(dir !== sort.first && { dir }),
		...(all && { all: '1' }),
	});
	return params.size > 0 ? `/fleet/?${params}` : '/fleet/';
}

/** What the search looks into: name, slug and state. */
export const searchText = ({ name, slug, state }: FleetRow): string => `${name} ${slug} ${state}`.toLowerCase();

/** Says whether a row has all words of a search. */
export function matcher(q: string): (row: FleetRow) => boolean {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	return (row) => words.every((word) => searchText(row).includes(word));
}

/** The rows in order. */
export function sortedRows(rows: readonly FleetRow[], { sort, dir }: FleetQuery): FleetRow[] {
	return rows.toSorted(
		(one, other) =>
			compare(sort.value(one), sort.value(other), dir) ||
			urgency(other) - urgency(one) ||
			(one.slug < other.slug ? -1 : 1),
	);
}

/** How many leads of a site wait for somebody, or have not come. */
const urgency = ({ overdue, stuck, missedLeads }: FleetRow): number =>
	(overdue ?? 0) + (stuck ?? 0) + (missedLeads ?? 0);

function compare(one: number | string | null, other: number | string | null, dir: 'asc' | 'desc'): number {
	if (one === other) return 0;
	if (one === null || other === null) return one === null ? 1 : -1;
	return (one < other ? -1 : 1) * (dir === 'asc' ? 1 : -1);
}
