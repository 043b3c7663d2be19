import type { LastDay } from '../../../../netlify/fleet/last-day.ts';
import { type FleetRow, isWarned, states } from './fleet-rows.ts';
import { type Narrowing, narrowingNamed } from './narrowing.ts';

/** A column of the fleet's table that it can be sorted by. */
export type Column = {
	key: string;
	title: string;
	/** What it is sorted by; null comes last either way. */
	value: (row: FleetRow) => number | string | null;
	/** The direction of the first click: the urgent or large end. */
	first: 'asc' | 'desc';
	/** Whether it is folded while it says the same of all sites: that there is nothing. */
	folds?: true;
};

/** The order of the page as it opens: what needs somebody, the worst first, then what changed last. No column of the table. */
export const attention: Column = { key: 'attention', title: 'Needs attention', value: attentionOf, first: 'desc' };

/** The columns from left to right. */
export const columns: readonly Column[] = [
	{ key: 'name', title: 'Site', value: ({ name }) => name.toLowerCase(), first: 'asc' },
	{ key: 'state', title: 'State', value: ({ state }) => states.indexOf(state), first: 'asc' },
	{ key: 'day', title: 'Last 24 hours', value: ({ day }) => day && eventsOf(day), first: 'desc', folds: true },
	{ key: 'built', title: 'Last good build', value: ({ lastGood }) => lastGood, first: 'desc' },
	{ key: 'cars', title: 'Cars', value: ({ cars }) => cars, first: 'desc' },
	{ key: 'stock', title: 'Cars to check', value: ({ carsToCheck }) => carsToCheck, first: 'desc', folds: true },
	{ key: 'left-out', title: 'Left out', value: ({ leftOut }) => leftOut, first: 'desc', folds: true },
	{ key: 'warnings', title: 'Warnings', value: ({ warnings }) => warnings, first: 'desc', folds: true },
	{ key: 'last-lead', title: 'Last lead', value: ({ lastLead }) => lastLead, first: 'desc', folds: true },
	{ key: 'overdue', title: 'Overdue leads', value: ({ overdue }) => overdue, first: 'desc', folds: true },
	{ key: 'late', title: 'Not opened in time', value: ({ late }) => late, first: 'desc', folds: true },
	{ key: 'unopened', title: 'Unopened leads', value: ({ unopened }) => unopened, first: 'desc', folds: true },
	{ key: 'stuck', title: 'Stuck deliveries', value: ({ stuck }) => stuck, first: 'desc', folds: true },
];

/** Leads first: they are what sites are for. */
const eventsOf = ({ leads, failed, carsIn, carsOut }: LastDay): number =>
	leads * 1_000_000 + failed * 1_000 + carsIn + carsOut;

/** What the address of the fleet's page asks for. */
export type FleetQuery = {
	q: string;
	only: Narrowing | null;
	sort: Column;
	dir: 'asc' | 'desc';
	/** Whether sites beyond the first are shown too. */
	all: boolean;
	/** Whether columns that say nothing are shown too. */
	wide: boolean;
};

/** Reads it; what is missing or unknown is the usual: all sites, those that need somebody first. */
export function readFleetQuery(params: URLSearchParams): FleetQuery {
	return {
		q: (params.get('q') ?? '').trim().slice(0, 100),
		only: narrowingNamed(params.get('only')),
		...readSort(params),
		all: params.has('all'),
		wide: params.has('wide'),
	};
}

/** The order that an address asks for. */
export function readSort(params: URLSearchParams): Pick<FleetQuery, 'sort' | 'dir'> {
	const sort = columns.find(({ key }) => key === params.get('sort')) ?? attention;
	const dir = params.get('dir');
	return { sort, dir: dir === 'asc' || dir === 'desc' ? dir : sort.first };
}

/** The address of the fleet's page with this asked for; what is usual is left out. */
export function fleetAddress({ q, only, sort, dir, all, wide }: FleetQuery): string {
	const params = new URLSearchParams({
		...(q && { q }),
		...(only && { only: only.key }),
		...(sort.key !== attention.key && { sort: sort.key }),
		...(dir !== sort.first && { dir }),
		...(all && { all: '1' }),
		...(wide && { wide: '1' }),
	});
	return params.size > 0 ? `/fleet/?${params}` : '/fleet/';
}

/** What the search looks into: name, slug and state, and what else is known of the dealer. */
export const searchText = ({ name, slug, state, words }: FleetRow): string =>
	`${name} ${slug} ${state} ${words}`.trim().toLowerCase();

/** Says whether a row has all words of a search. */
export function matcher(q: string): (row: FleetRow) => boolean {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	return (row) => words.every((word) => searchText(row).includes(word));
}

/** The rows in order. */
export function sortedRows(rows: readonly FleetRow[], { sort, dir }: Pick<FleetQuery, 'sort' | 'dir'>): FleetRow[] {
	return rows.toSorted(
		(one, other) =>
			compare(sort.value(one), sort.value(other), dir) ||
			attentionOf(other) - attentionOf(one) ||
			changedAt(other) - changedAt(one) ||
			(one.slug < other.slug ? -1 : 1),
	);
}

/** How badly a site needs somebody: one whose build failed first, then leads that wait or have not come, then what to check. */
function attentionOf(row: FleetRow): number {
	const { state, overdue, late, stuck, missedLeads } = row;
	const leads = (overdue ?? 0) * 3 + (late ?? 0) + (stuck ?? 0) + (missedLeads ?? 0);
	const failed = state === 'failed' ? 2e9 : state === 'held back' ? 1e9 : 0;
	return failed + leads * 10 + (isWarned(row) ? 1 : 0);
}

/** When something last happened to a site: a build, or a lead. */
const changedAt = ({ lastGood, lastLead, state }: FleetRow): number =>
	state === 'building' || state === 'queued' ? Number.MAX_SAFE_INTEGER : Math.max(lastGood ?? 0, lastLead ?? 0);

/** The columns that the table shows, and those that are folded, as they say of all sites that there is nothing. */
export function shownColumns(rows: readonly FleetRow[], { wide, sort }: Pick<FleetQuery, 'wide' | 'sort'>) {
	const says = ({ folds, value, key }: Column): boolean =>
		wide || !folds || key === sort.key || rows.some((row) => Boolean(value(row)));
	return { shown: columns.filter(says), folded: columns.filter((column) => !says(column)) };
}

function compare(one: number | string | null, other: number | string | null, dir: 'asc' | 'desc'): number {
	if (one === other) return 0;
	if (one === null || other === null) return one === null ? 1 : -1;
	return (one < other ? -1 : 1) * (dir === 'asc' ? 1 : -1);
}
