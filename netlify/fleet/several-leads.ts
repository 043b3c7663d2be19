import { careOf, type LeadCare, noCare } from '../leads/store/lead-care.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { type CareChange, careForLead, type LeadMark, markLead } from './lead-care.ts';

type Around = Pick<Runtime, 'db' | 'now'>;

/** What is said of several leads at once; `said`: with which ready answer. */
export type ChangeOfSeveral = { tenant?: string | undefined; ids: readonly string[]; by: string } & (
	| { as: LeadMark; said?: string }
	| { change: CareChange }
);

/** How a lead stands, as far as a change of several can touch it. */
type Standing = LeadCare & {
	isOpened: boolean;
	isAnswered: boolean;
};
type Found = { id: string; tenant: string; standing: Standing };

/** A lead as it was before a change of several, and after it. */
export type ChangedLead = { id: string; tenant: string; before: Standing; after: Standing };

async function findLeads({ db }: Around, ids: readonly string[], tenant?: string): Promise<Found[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom('leads')
		.select(['id', 'tenant', 'opened_at', 'answered_at'])
		.where('id', 'in', ids)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.execute();
	const care = await careOf(db, ids);
	return rows.map(({ id, tenant, opened_at, answered_at }) => {
		const marks = { isOpened: opened_at !== null, isAnswered: answered_at !== null };
		return { id, tenant, standing: { ...(care.get(id) ?? noCare), ...marks } };
	});
}

/** Records the same of several leads, of one tenant only if one is named. Each as it was, and as it is now. */
export async function changeLeads(around: Around, asked: ChangeOfSeveral): Promise<ChangedLead[]> {
	const { tenant, ids, by, ...said } = asked;
	const found = await findLeads(around, ids, tenant);
	for (const { standing, ...of } of found) {
		if ('as' in said) await markLead(around, { ...of, by, ...said });
		else await careForLead(around, { ...of, by, change: said.change });
	}
	const after = await standingsOf(around, found);
	return found.map(({ id, tenant, standing }) => ({ id, tenant, before: standing, after: after.get(id) ?? standing }));
}

/** Takes a change of several back; a lead that somebody has changed since stays as it is. How many were taken back. */
export async function undoChange(around: Around, changed: readonly ChangedLead[], by: string): Promise<number> {
	const now = await standingsOf(around, changed);
	const same = changed.filter(({ id, after }) => isSame(now.get(id), after));
	for (const lead of same) await takeBack(around, lead, by);
	return same.length;
}

async function standingsOf(around: Around, leads: readonly { id: string }[]): Promise<Map<string, Standing>> {
	const ids = leads.map(({ id }) => id);
	return new Map((await findLeads(around, ids)).map(({ id, standing }) => [id, standing]));
}

const isSame = (one: Standing | undefined, other: Standing): boolean =>
	one !== undefined && (Object.keys(other) as (keyof Standing)[]).every((key) => one[key] === other[key]);

/** Each change is noted as somebody would have made it; what nobody had opened is unopened again at last. */
async function takeBack(around: Around, { before, after, ...of }: ChangedLead, by: string): Promise<void> {
	const { owner, outcome, reason, follow_up: followUp } = before;
	const care = (change: CareChange) => careForLead(around, { ...of, by, change });
	if (owner !== after.owner) await care({ owner });
	if (outcome !== after.outcome || reason !== after.reason) await care({ outcome, reason });
	if (followUp !== after.follow_up) await care({ followUp });
	if (before.isAnswered !== after.isAnswered) await markLead(around, { ...of, by, as: 'unanswered' });
	if (!before.isOpened && after.isOpened) await markLead(around, { ...of, by, as: 'unopened' });
}
