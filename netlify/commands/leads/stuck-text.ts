import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
import type { StuckLane } from '../../delivery/stuck-lanes.ts';

/** What each state is called, and what somebody has to do about it. */
const states = {
	blocked: {
		name: 'Waits for a setting',
		todo: (tenant: string) =>
			`Put right what is named, a setting here or the access at the receiver, then npm run leads -- retry --tenant ${tenant} --state blocked. npm run doctor -- ${tenant} says whether it works.`,
	},
	failing: {
		name: 'Fails',
		todo: (tenant: string) =>
			`It is tried again by itself. Ask whoever runs the receiver; once it works, npm run leads -- retry --tenant ${tenant} sends at once.`,
	},
	untaken: {
		name: 'Nobody delivers',
		todo: (tenant: string) =>
			`Start npm run leads -- deliver --watch or npm run serve where ${tenant} is among the tenants.`,
	},
} as const satisfies Record<StuckLane['state'], { name: string; todo: (tenant: string) => string }>;

/** What somebody has to do about a lane that is stuck. */
export const todoFor = (state: StuckLane['state'], tenant: string): string => states[state].todo(tenant);

/**
 * `Waits for a setting: motorama crm, 3 leads, since 2026-11-22 01:00 UTC – The environment variable CRM_TOKEN is not set.`, and
 * below it what to do.
 */
export function textTrouble({ lane, state, since, reason }: StuckLane): string[] {
	const { tenant, destination, waiting } = lane;
	const leads = `${waiting} ${Number(waiting) === 1 ? 'lead' : 'leads'}`;
	const what = `${tenant} ${destination}, ${leads}, since ${utcMinute(since)}`;
	return [`${states[state].name}: ${what} – ${reason}`, `    What to do: ${todoFor(state, tenant)}`];
}

/** The same as a line of JSON. */
export function jsonTrouble({ lane, state, since, reason }: StuckLane): string {
	const { tenant, destination, waiting } = lane;
	return `${JSON.stringify({ tenant, destination, state, since, reason, waiting })}\n`;
}
