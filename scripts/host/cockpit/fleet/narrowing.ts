import { type FleetRow, isWarned, states } from './fleet-rows.ts';

/** A part of the fleet that can be looked at alone: the sites in a state, or those where somebody has something to do. */
export type Narrowing = {
	key: string;
	fits: (row: FleetRow) => boolean;
};

/** What `only` in the address of the fleet's page may be. */
const narrowings: readonly Narrowing[] = [
	...states.map((state) => ({ key: state, fits: (row: FleetRow) => row.state === state })),
	{ key: 'warnings', fits: isWarned },
	{ key: 'unpublished', fits: ({ unpublished }) => unpublished > 0 },
	{ key: 'silent', fits: ({ missedLeads }) => missedLeads !== null },
	{ key: 'overdue', fits: ({ overdue }) => (overdue ?? 0) > 0 },
	{ key: 'late', fits: ({ late }) => (late ?? 0) > 0 },
	{ key: 'new-leads', fits: ({ day }) => (day?.leads ?? 0) > 0 },
	{ key: 'moved-cars', fits: ({ day }) => (day?.carsIn ?? 0) + (day?.carsOut ?? 0) > 0 },
	{ key: 'failed-builds', fits: ({ day }) => (day?.failed ?? 0) > 0 },
	{ key: 'stuck', fits: ({ stuck }) => (stuck ?? 0) > 0 },
];

/** The part that an address asks for; null for all sites, also where it asks for something unknown. */
export const narrowingNamed = (key: string | null): Narrowing | null =>
	narrowings.find((narrowing) => narrowing.key === key) ?? null;
