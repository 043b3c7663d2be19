import { utcMinute } from '../../../src/domain/hours/utc-minute.ts';
import type { StuckLane } from '../../delivery/stuck-lanes.ts';

/** `BLOCKED  motorama crm: 3 wait, since 2026-11-22 01:00 UTC – The environment variable CRM_TOKEN is not set.` */
export function textTrouble({ lane, state, since, reason }: StuckLane): string {
	const what = `${lane.tenant} ${lane.destination}: ${lane.waiting} wait, since ${utcMinute(since)}`;
	return `${state.toUpperCase()}  ${what} – ${reason}`;
}

/** The same as a line of JSON. */
export function jsonTrouble({ lane, state, since, reason }: StuckLane): string {
	const { tenant, destination, waiting } = lane;
	return `${JSON.stringify({ tenant, destination, state, since, reason, waiting })}\n`;
}
