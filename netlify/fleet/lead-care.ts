import { dealerZone } from '../../src/domain/hours/dealer-zone.ts';
import { localTime } from '../../src/domain/hours/local-clock.ts';
import { type LeadOutcome, outcomeWords } from '../../src/domain/leads/lead-outcome.ts';
import { addNote, careOf, changeCare, type LeadCare, type Noting } from '../leads/store/lead-care.ts';
import { markAnswered, markOpened, unmarkAnswered, unmarkOpened } from '../leads/store/lead-list.ts';
import type { Db } from '../platform/db/schema.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { Tenants } from '../platform/runtime/tenants.ts';

/** Who looks after a lead, for those who may read names; `isDue`: the day to get back to it is today, or has been. */
export type ShownCare = {
	owner: string;
	/** `2026-11-30`, by the dealer's clocks; empty where none was set, and once it is closed. */
	followUp: string;
	isDue: boolean;
	outcome: LeadOutcome | null;
	reason: string;
	/** What was written last, its first words. */
	note: string;
};

/** Letters of a note that a list shows. */
const shownOfNote = 140;

/** What somebody says of a lead: who looks after it, when they get back to it, what came of it, or what they know. */
export type CareChange =
	| { owner: string }
	| { followUp: string }
	| { outcome: LeadOutcome | null; reason: string }
	| { note: string };

/** The day by the clocks of a dealer, `2026-11-28`. */
export function todayOf(tenants: Tenants, slug: string, now: number): string {
	const site = tenants.bySlug(slug)?.site;
	return localTime(site?.locations ? dealerZone(site) : 'UTC', Math.floor(now / 1000)).date;
}

type Shown = { today: string; named: boolean; note: string | undefined };

/** As it is shown: of a closed lead nothing is due. */
export function shownCare(care: LeadCare, { today, named, note: written = '' }: Shown): ShownCare {
	const { outcome } = care;
	const note = named ? written.replace(/\s+/g, ' ').slice(0, shownOfNote) : '';
	const followUp = named && outcome === null ? care.follow_up : '';
	const isDue = followUp !== '' && followUp <= today;
	return { owner: named ? care.owner : '', followUp, isDue, outcome, reason: named ? care.reason : '', note };
}

type Around = Pick<Runtime, 'db' | 'now'>;

/** A lead of a tenant; `by`: who says something of it, empty where nobody knows. */
type Of = { tenant: string; id: string; by: string };

/** What can be recorded of a lead; `unanswered` takes back that it was answered, `unopened` that anybody has looked. */
export type LeadMark = 'opened' | 'answered' | 'unanswered' | 'unopened';

/** Records that somebody opened a tenant's lead, answered it, or did not after all; `said`: with which ready answer. False if it is not there. */
export function markLead(
	around: Around,
	{ as, said = '', ...of }: Of & { as: LeadMark; said?: string },
): Promise<boolean> {
	return noteOnLead(around, of, async (db, noting) => {
		const isNew = await markOpened(db, of.id, noting.now);
		if (as === 'unopened') await unmarkOpened(db, of.id);
		if (as === 'answered' && !(await markAnswered(db, of.id, noting.now))) return;
		if (as === 'unanswered') await unmarkAnswered(db, of.id);
		if (as !== 'opened' || isNew) await addNote(db, noting, { kind: as, said });
		if (as === 'answered' && of.by && !(await isTaken(db, of.id))) await giveTo(db, noting, of.by);
	});
}

/**
 * Records what somebody says of a lead, with who said so. Whoever says something of it has opened it, but for whose it is: a manager
 * hands leads over that nobody has read. False if it is not there.
 */
export function careForLead(around: Around, { change, ...of }: Of & { change: CareChange }): Promise<boolean> {
	return noteOnLead(around, of, async (db, noting) => {
		if (!('owner' in change)) await markOpened(db, of.id, noting.now);
		if ('note' in change) await addNote(db, noting, { kind: 'note', said: change.note });
		else if ('owner' in change) await giveTo(db, noting, change.owner);
		else if ('followUp' in change) {
			await changeCare(db, noting, { follow_up: change.followUp });
			await addNote(db, noting, { kind: 'follow_up', said: change.followUp });
		} else {
			const { outcome, reason } = change;
			await changeCare(db, noting, { outcome, reason });
			await addNote(db, noting, { kind: 'outcome', said: outcome ? outcomeWords(outcome, reason) : '' });
		}
	});
}

/** Whether somebody looks after it; who answers a lead that nobody does has taken it. */
const isTaken = async (db: Db, id: string): Promise<boolean> => Boolean((await careOf(db, [id])).get(id)?.owner);

async function giveTo(db: Db, noting: Noting, owner: string): Promise<void> {
	await changeCare(db, noting, { owner });
	await addNote(db, noting, { kind: 'owner', said: owner });
}

/** All of it is noted at once, or none. */
async function noteOnLead(
	{ db, now }: Around,
	{ tenant, id, by }: Of,
	note: (db: Db, noting: Noting) => Promise<void>,
): Promise<boolean> {
	const found = await db.selectFrom('leads').select('tenant').where('id', '=', id).executeTakeFirst();
	if (found?.tenant !== tenant) return false;
	await db.transaction().execute((tx) => note(tx, { id, tenant, author: by, now: now() }));
	return true;
}
