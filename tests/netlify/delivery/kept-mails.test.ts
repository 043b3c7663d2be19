import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverByAdfMail as deliverByMail } from '../../../netlify/delivery/send/adf-mail.ts';
import { mailDir } from '../../../netlify/delivery/send/kept-mails.ts';
import expire from '../../../netlify/functions/expire.ts';
import { closeRuntime } from '../../../netlify/platform/runtime/runtime.ts';
import { makeParcel } from './parcel.ts';

const data = mkdtempSync(join(tmpdir(), 'forecourt-mails-'));
const env = { FORECOURT_DATA: data, DATABASE_URL: '', FORECOURT_TENANTS: 'tests/fixtures/tenants' };
beforeAll(() => {
	Object.assign(process.env, env);
});
afterAll(async () => {
	await closeRuntime();
	rmSync(data, { recursive: true, force: true });
});

test('the hourly function runs where no mail was ever kept', async () => {
	await expect(expire()).resolves.toBeUndefined();
});

test('mails that are kept can be read by nobody else on the machine', async () => {
	const own = { FORECOURT_DATA: join(data, 'fresh'), FORECOURT_TENANTS: env.FORECOURT_TENANTS };
	await deliverByMail(makeParcel({ name: 'Zoë' }, { env: own, site: { demo: true } }), { to: [] });
	const dir = mailDir(own);
	const [kept = ''] = readdirSync(dir);
	const modes = [own.FORECOURT_DATA, dir, join(dir, kept)].map((path) => (statSync(path).mode & 0o777).toString(8));
	expect(modes).toEqual(['700', '700', '600']);
});

test('mails that were kept as files go after 30 days, and nothing else does', async () => {
	const dir = mailDir(env);
	await deliverByMail(makeParcel({ name: 'Zoë' }, { env, site: { demo: true } }), { to: [] });
	const [kept = ''] = readdirSync(dir);
	expect(kept).toMatch(/\.eml$/);
	const ageInDays = (name: string, days: number): void => {
		const time = new Date(Date.now() - days * 86_400_000);
		utimesSync(join(dir, name), time, time);
	};
	for (const [name, days] of [
		['younger.eml', 29],
		['old.eml', 31],
		['old.eml.0b2f-11.tmp', 31],
		['notes.txt', 400],
	] as const) {
		writeFileSync(join(dir, name), 'x');
		ageInDays(name, days);
	}
	mkdirSync(join(dir, 'sorted'));
	await expire();
	expect(readdirSync(dir).toSorted()).toEqual([kept, 'notes.txt', 'sorted', 'younger.eml'].toSorted());
	ageInDays(kept, 31);
	await expire();
	expect(readdirSync(dir)).not.toContain(kept);
});
