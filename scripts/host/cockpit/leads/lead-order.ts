import type { InboxLead } from '../../../../netlify/fleet/inbox.ts';

type Group =
	| Exclude<InboxLead['urgency'], 'done'>
	| 'opened'
	| 'answered'
	| 'incomplete'
	| 'unreachable'
	| 'closed'
	| 'spam';

/** What a list of leads says above each of its groups, in the order in which they are to be done. */
const headings: Record<Group, string> = {
	fresh: 'Just in',
	next: 'Answer next',
	due: 'Follow up today',
	overdue: 'Overdue in the last 7 days',
	older: 'Overdue for longer',
	opened: 'Opened, not answered',
	answered: 'Answered',
	incomplete: 'Not finished',
	unreachable: 'Not finished, no way to answer',
	closed: 'Closed',
	spam: 'Spam',
};
const order = Object.keys(headings) as Group[];

function groupOf({ urgency, state, care, isAnswerable }: InboxLead): Group {
	if (urgency !== 'done') return urgency;
	if (care.outcome === 'spam') return 'spam';
	if (state === 'incomplete') return isAnswerable ? 'incomplete' : 'unreachable';
	return state === 'answered' || state === 'closed' ? state : 'opened';
}

/** What stands above the group of a lead. */
export const groupHeading = (lead: InboxLead): string => headings[groupOf(lead)];

/** Leads of the two groups that come before all others; how many more there are is said beside them. */
const [mostFresh, mostLifted] = [5, 10];

export const isPast = ({ urgency }: Pick<InboxLead, 'urgency'>): boolean =>
	urgency === 'overdue' || urgency === 'older';

/**
 * In the order in which they are to be done: what has just come in, the newest first, and some of what is overdue before what can still
 * be in time. What of the two is more than that comes in its turn.
 */
export function inTurn(leads: readonly InboxLead[]): InboxLead[] {
	const [fresh, others] = parted(leads, ({ urgency }) => urgency === 'fresh');
	fresh.sort((one, other) => other.receivedAt - one.receivedAt);
	const waiting = fresh.slice(mostFresh).map((lead): InboxLead => ({ ...lead, urgency: 'next' }));
	const [past, rest] = parted([...others, ...waiting].sort(byUrgency), isPast);
	const first = [...fresh.slice(0, mostFresh), ...past.slice(0, mostLifted)];
	return [...first, ...[...rest, ...past.slice(mostLifted)].sort(byUrgency)];
}

function parted(leads: readonly InboxLead[], isFirst: (lead: InboxLead) => boolean): [InboxLead[], InboxLead[]] {
	return [leads.filter(isFirst), leads.filter((lead) => !isFirst(lead))];
}

/**
 * Group by group. In time a test drive of today or tomorrow comes first, then the promise that falls due first, of equal ones that of
 * whoever has waited longest, then what has none, the newest first. What is overdue for longer has the newest promise first.
 */
function byUrgency(one: InboxLead, other: InboxLead): number {
	const group = groupOf(one);
	const apart = order.indexOf(group) - order.indexOf(groupOf(other));
	if (apart) return apart;
	if (group === 'older') return overdueAt(other) - overdueAt(one);
	return driveFirst(one, other) || promisedAt(one) - promisedAt(other) || waitedLonger(one, other);
}

function driveFirst(one: InboxLead, other: InboxLead): number {
	const [at, otherAt] = [soonDrive(one), soonDrive(other)];
	return at === otherAt ? 0 : at < otherAt ? -1 : 1;
}

/** Its time as text; after all times where none is near. */
const soonDrive = ({ driveIs, about }: InboxLead): string => (driveIs === 'soon' ? (about.drive?.at ?? '') : '~');

const overdueAt = ({ promised, receivedAt }: InboxLead): number => promised?.at ?? receivedAt;

/** Of two with the same promise. */
const waitedLonger = (one: InboxLead, other: InboxLead): number =>
	one.promised && other.promised ? one.receivedAt - other.receivedAt : 0;

/** Without a promise it is after all that have one. */
const promisedAt = ({ promised }: InboxLead): number => promised?.at ?? Number.MAX_SAFE_INTEGER;
