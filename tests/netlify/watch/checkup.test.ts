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
		expect(said('plain')[1]).toMatch(
			/^leads fault 1 lead was not opened in time, the oldest since 2026-11-20 22:04 UTC\./,
		);
		expect(said('plain')[2]).toBe('leads ok the last one came 2026-11-20 22:04 UTC');
		expect(said('plain')[3]).toMatch(/^deliveries fault crm: 1 wait, blocked since .*\. The receiver answered 401\.$/);
		expect(said('second').slice(1)).toEqual(['leads ok none is overdue', 'deliveries ok none is stuck']);
	});

	test('FORM-15 leads that have stopped coming are a warning, with how many should have come', async () => {
		const hour = 3_600_000;
		for (let hours = 100; hours < 500; hours += 20) {
			const at = now - hours * hour;
			const times = { created_at: at, updated_at: at, completed_at: at, opened_at: at };
			await lab.store([], { tenant: 'second', ...times });
		}
		const findings = await checkup(['second'], { env: lab.worker().env, now: () => now });
		const said = findings.filter(({ check, level }) => check === 'leads' && level === 'warning');
		expect(said.map(({ text }) => text)).toEqual([
			'the last one came 2026-11-16 20:05 UTC, and about 3 should have come since then. Send one from the site’s contact page yourself',
		]);
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
