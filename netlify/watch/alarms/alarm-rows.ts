import type { AlarmRow } from '../../platform/db/rows/delivery-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Trouble } from './trouble.ts';

const hour = 60 * 60_000;
/** Milliseconds for which an alarm is left to whoever is telling of it; then it is told again. */
const turn = 4 * 60_000;
/** Milliseconds that an alarm is remembered once it is over, so that one that comes and goes is not told each time. */
const memory = 24 * hour;

/** Whose alarms, and when. */
type Round = { tenants: readonly string[]; now: number };

/** Remembers what is wrong with these tenants now; everything else that was is over. */
export async function noteTroubles(db: Db, troubles: readonly Trouble[], { tenants, now }: Round): Promise<void> {
	for (const trouble of troubles) await noteTrouble(db, trouble, now);
	const names = new Set(troubles.map(nameOf));
	const on = await db
		.selectFrom('alarms')
		.select(['tenant', 'kind', 'subject', 'text'])
		.where('state', '=', 'on')
		.where('tenant', 'in', tenants)
		.execute();
	for (const row of on.filter((one) => !names.has(nameOf(one)))) {
		await at(db, row).set({ state: 'over', try_at: 0 }).where('state', '=', 'on').execute();
	}
	await db
		.deleteFrom('alarms')
		.where('tenant', 'in', tenants)
		.where('state', '=', 'over')
		.where(({ or, eb }) => or([eb('said', 'is', null), eb('said', '=', 'over')]))
		.where(({ fn, eb }) => eb(fn.coalesce('said_at', 'since'), '<', now - memory))
		.execute();
}

async function noteTrouble(db: Db, trouble: Trouble, now: number): Promise<void> {
	await db
		.insertInto('alarms')
		.values({ ...trouble, state: 'on', since: now, said: null, said_at: null, try_at: 0 })
		.onConflict((conflict) =>
			conflict.columns(['tenant', 'kind', 'subject']).doUpdateSet(({ eb }) => ({
				text: trouble.text,
				state: 'on',
				since: eb.case().when('alarms.state', '=', 'over').then(now).else(eb.ref('alarms.since')).end(),
			})),
		)
		.execute();
}

/**
 * Takes what has to be told now, so that no two processes tell it: an alarm that is on, at most once an hour; one that is over,
 * if it was told that it is on.
 */
export async function takeDue(db: Db, { tenants, now }: Round): Promise<AlarmRow[]> {
	const due = await db
		.selectFrom('alarms')
		.selectAll()
		.where('tenant', 'in', tenants)
		.where('try_at', '<=', now)
		.where(({ or, and, eb }) =>
			or([
				and([eb('state', '=', 'on'), or([eb('said_at', 'is', null), eb('said_at', '<=', now - hour)])]),
				and([eb('state', '=', 'over'), eb('said', '=', 'on')]),
			]),
		)
		.orderBy('tenant')
		.orderBy('kind')
		.orderBy('subject')
		.execute();
	const taken: AlarmRow[] = [];
	for (const row of due) {
		const { numUpdatedRows } = await at(db, row)
			.set({ try_at: now + turn })
			.where('try_at', '=', row.try_at)
			.where('state', '=', row.state)
			.executeTakeFirst();
		if (numUpdatedRows === 1n) taken.push(row);
	}
	return taken;
}

/** Records that these were told. */
export async function noteSaid(db: Db, rows: readonly AlarmRow[], now: number): Promise<void> {
	for (const row of rows) {
		const said_at = row.state === 'on' ? now : row.said_at;
		await at(db, row).set({ said: row.state, said_at, try_at: 0 }).execute();
	}
}

const nameOf = ({ tenant, kind, subject }: Trouble): string => JSON.stringify([tenant, kind, subject]);

const at = (db: Db, { tenant, kind, subject }: Trouble) =>
	db.updateTable('alarms').where('tenant', '=', tenant).where('kind', '=', kind).where('subject', '=', subject);
