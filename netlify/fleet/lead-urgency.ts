import { dayMs, daysAfter } from '../../src/domain/hours/days.ts';
import { localTime } from '../../src/domain/hours/local-clock.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Tenants } from '../platform/runtime/tenants.ts';
import { driveStands, zoneOfLead } from './drive-time.ts';
import type { LeadAbout } from './lead-about.ts';
import type { ShownCare } from './lead-care.ts';
import type { LeadPromise } from './lead-promise.ts';

/** How a lead stands: `InboxLead` says when it is which. */
export type LeadState = 'overdue' | 'late' | 'new' | 'incomplete' | 'opened' | 'answered' | 'closed';

/**
 * When a lead is to be done. `fresh`: it came within the last hour, and nobody has opened it; `next`: there is still time to keep what was promised, or its test drive is today or tomorrow; `due`: it
 * is the day to get back to it; `overdue`: past what was promised, or not opened in time, since at most seven days; `older`: for longer.
 */
export type LeadUrgency = 'fresh' | 'next' | 'due' | 'overdue' | 'older' | 'done';

/** Days for which what is overdue can still be made good. */
const freshDays = 7;

/** For so long what nobody has opened has just come in. */
const freshMs = 60 * 60_000;

type Standing = {
	state: LeadState;
	isOpened: boolean;
	care: Pick<ShownCare, 'isDue'>;
	promised: LeadPromise | null;
	receivedAt: number;
	driveIs: WaitingDrive;
};

/** Reads it; `now` in Unix milliseconds. */
export function urgencyOf(
	{ state, isOpened, care, promised, receivedAt, driveIs }: Standing,
	now: number,
): LeadUrgency {
	if ((state === 'new' || state === 'late') && !isOpened && receivedAt > now - freshMs) return 'fresh';
	if (driveIs === 'soon') return 'next';
	if (state === 'overdue' || (state === 'late' && !isAhead(promised, now))) {
		return (promised?.at ?? receivedAt) > now - freshDays * dayMs ? 'overdue' : 'older';
	}
	if (care.isDue) return 'due';
	if (state === 'new' || state === 'late') return 'next';
	return state === 'opened' && isAhead(promised, now) ? 'next' : 'done';
}

const isAhead = (promised: LeadPromise | null, now: number): boolean => promised !== null && promised.at > now;

/** How the test drive of a lead stands that nobody has answered: `missed` is past and was never confirmed, `soon` today or tomorrow. */
export type WaitingDrive = 'missed' | 'soon' | null;

type Asked = { about: LeadAbout; state: LeadState; isWhole: boolean };

/** Reads it by the clocks of the place; null for what is answered, closed, or has none. */
export function waitingDrive(
	{ about: { drive }, state, isWhole }: Asked,
	{ lead, tenants, now }: { lead: StoredLead; tenants: Tenants; now: number },
): WaitingDrive {
	const site = tenants.bySlug(lead.tenant)?.site;
	if (!drive || !site?.locations || !isWhole || state === 'answered' || state === 'closed') return null;
	const zone = zoneOfLead(lead, site);
	const stands = driveStands(drive, { now, zone });
	if (stands === 'past') return drive.state === 'requested' ? 'missed' : null;
	const tomorrow = daysAfter(localTime(zone, Math.floor(now / 1000)).date, 1);
	return stands === 'ahead' && drive.at.slice(0, 10) <= tomorrow ? 'soon' : null;
}
