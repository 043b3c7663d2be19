import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteFailure } from '../../../netlify/delivery/lanes.ts';
import { checkup } from '../../../netlify/watch/checkup/run.ts';
import { engines } from '../../support/databases.ts';
import { type Lab, openLab } from '../delivery/lab.ts';
import { now } from '../delivery/parcel.ts';

describe.each(engines)('the server’s half of npm run doctor, on $name', (engine) => {
	let lab: Lab;
	beforeAll(async () => {
		lab = await openLab(engine);
		for (const slug of ['plain', 'second']) lab.writeSite({ slug });
	});
	afterAll(() => lab.stop());

	test('leads that are overdue and deliveries that are stuck, of each tenant', async () => {
		await lab.store(['crm'], { completed_at: now - 121 * 60_000 });
		const trouble = { kind: 'blocked' as const, reason: 'The receiver answered 401.', now, pauseUntil: () => null };
		await noteFailure(lab.db, { tenant: 'plain', destination: 'crm' }, trouble);
		const findings = await checkup(['plain', 'second'], { env: lab.worker().env, now: () => now });
		const said = (tenant: string) =>
			findings.filter((one) => one.tenant === tenant).map(({ check, level, text }) => `${check} ${level} ${text}`);
		expect(said('plain')[1]).toMatch(/^leads fault 1 lead was not opened in time, the oldest since 2026-11-20T22/);
		expect(said('plain')[2]).toMatch(/^deliveries fault crm: 1 wait, blocked since .*\. The receiver answered 401\.$/);
		expect(said('second').slice(1)).toEqual(['leads ok none is overdue', 'deliveries ok none is stuck']);
	});

	test('a look changes nothing: tables of an older release stay as they are', async () => {
		const db = lab.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
		const [last] = await db.selectFrom('kysely_migration').selectAll().orderBy('name', 'desc').limit(1).execute();
		if (!last) throw new Error('There are migrations.');
		await db.deleteFrom('kysely_migration').where('name', '=', last.name).execute();
		const findings = await checkup(['plain'], { env: lab.worker().env, now: () => now });
		expect(findings.at(-1)).toMatchObject({ check: 'database', level: 'warning' });
		expect(await db.selectFrom('kysely_migration').where('name', '=', last.name).select('name').execute()).toEqual([]);
		await db.insertInto('kysely_migration').values(last).execute();
	});

	test('a database that does not answer is a fault, not an end', async () => {
		const env = { ...lab.worker().env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
		const findings = await checkup(['plain'], { env });
		expect(findings.at(-1)).toMatchObject({ check: 'database', level: 'fault' });
	});
});
