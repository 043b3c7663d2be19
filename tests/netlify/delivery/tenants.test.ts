import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue, deliverSoon } from '../../../netlify/delivery/deliver-due.ts';
import type { DeliveryRuntime } from '../../../netlify/delivery/deliver-next.ts';
import { signatureHeader } from '../../../netlify/delivery/send/webhook.ts';
import { tenantEnv } from '../../../netlify/delivery/tenant-env.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { variablePrefix } from '../../../src/domain/words/tenant-variable.ts';
import { engines } from '../../support/databases.ts';
import type { Receiver } from '../../support/receiver.ts';
import { type Lab, openLab } from './lab.ts';
import { now } from './parcel.ts';

const slugs = ['dealer-a', 'dealer-b'] as const;

describe.each(engines)('two dealers in one database, on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	const crms: Record<string, Receiver> = {};
	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		for (const slug of slugs) {
			const crm = await lab.receiver();
			crms[slug] = crm;
			const { url } = crm;
			const destinations = {
				crm: { kind: 'dashboard', url, token_env: 'CRM_TOKEN' },
				hook: { kind: 'webhook', url: `${url}/hook`, secret_env: 'HOOK_SECRET' },
			};
			writeSite('tenants', slug, { destinations });
		}
	});
	afterAll(() => lab.stop());
	beforeEach(() => lab.clear());

	const writeSite = (folder: string, slug: string, leads: object): void =>
		lab.writeSite({ slug, url: `https://${slug}.example`, leads }, folder);
	/** A process with these variables. */
	const worker = (vars: Record<string, string>, folder = 'tenants'): DeliveryRuntime => lab.worker({ vars, folder });
	/** Dealer A’s own deploy, and dealer B’s: both call their token CRM_TOKEN. */
	const siteOf = (slug: string, folder?: string): DeliveryRuntime =>
		worker({ TENANT: slug, CRM_TOKEN: `token of ${slug}`, HOOK_SECRET: `secret of ${slug}` }, folder);
	const store = async (tenant: string, destinations = ['crm']): Promise<string> =>
		(await lab.store(destinations, { tenant })).id;
	const rowsOf = (tenant: string) => db.selectFrom('outbox').selectAll().where('tenant', '=', tenant).execute();
	const tokensAt = (slug: string) => crms[slug]?.received.map(({ headers }) => headers['authorization']);

	test.each([
		['the schedule', deliverDue],
		['a lead that has just come in', deliverSoon],
	])('%s delivers the leads of its own tenant and leaves the others as they are', async (_, deliver) => {
		for (const slug of slugs) await store(slug);
		await deliver(siteOf('dealer-a'));
		expect(tokensAt('dealer-a')).toEqual(['Bearer token of dealer-a']);
		expect(tokensAt('dealer-b')).toEqual([]);
		expect(await rowsOf('dealer-b')).toMatchObject([{ state: 'pending', attempts: 0, next_at: now, last_error: null }]);
		await deliver(siteOf('dealer-b'));
		expect(tokensAt('dealer-b')).toEqual(['Bearer token of dealer-b']);
		expect(tokensAt('dealer-a')).toHaveLength(1);
	});

	test('a webhook is signed with its own tenant’s secret', async () => {
		for (const slug of slugs) await store(slug, ['hook']);
		await deliverDue(worker({ HOOK_SECRET: 'plain', DEALER_A__HOOK_SECRET: 'one', DEALER_B__HOOK_SECRET: 'other' }));
		const secretsUsed = slugs.map((slug) => {
			const [one] = crms[slug]?.received ?? [];
			const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(one?.headers[signatureHeader])) ?? [];
			const signed = (secret: string) => createHmac('sha256', secret).update(`${time}.${one?.body}`).digest('hex');
			return ['plain', 'one', 'other'].find((secret) => signed(secret) === signature);
		});
		expect(secretsUsed).toEqual(['one', 'other']);
	});

	test('a worker of the whole fleet takes a token by its tenant’s name only, and sends nothing without', async () => {
		for (const slug of slugs) await store(slug);
		await deliverDue(worker({ CRM_TOKEN: 'whose?', DEALER_A__CRM_TOKEN: 'token of a' }));
		expect(tokensAt('dealer-a')).toEqual(['Bearer token of a']);
		expect(tokensAt('dealer-b')).toEqual([]);
		expect(await rowsOf('dealer-b')).toMatchObject([{ state: 'pending', attempts: 0 }]);
	});

	test('nobody delivers for a tenant whose configuration it does not have', async () => {
		writeSite('older-release', 'dealer-a', { destinations: {} });
		await store('dealer-b');
		expect(await deliverDue(siteOf('dealer-b', 'older-release'))).toMatchObject({ done: 0, retry: 0 });
		expect(await deliverDue(worker({ CRM_TOKEN: 'x' }, 'older-release'))).toMatchObject({ done: 0, retry: 0 });
		expect(await rowsOf('dealer-b')).toMatchObject([{ state: 'pending', attempts: 0 }]);
		expect(tokensAt('dealer-b')).toEqual([]);
	});
});

test('a tenant’s own variable counts first, and no two tenants share a prefix', () => {
	const env = { NAME: 'plain', A_B__NAME: 'own', SMTP_URL: 'smtp://all', A_B__MAIL_FROM: 'own@a.example' };
	expect(tenantEnv(env, { slug: 'a-b', alone: true }).env).toMatchObject({ NAME: 'own', SMTP_URL: 'smtp://all' });
	const { env: other, variableName } = tenantEnv(env, { slug: 'c', alone: false });
	expect(other['NAME']).toBeUndefined();
	expect(other).toMatchObject({ SMTP_URL: 'smtp://all' });
	expect(variableName('NAME')).toBe('C__NAME');
	expect(variableName('SMTP_URL')).toBe('SMTP_URL');
	expect(['a-b', 'a', '4x4', 't'].map(variablePrefix)).toEqual(['A_B__', 'A__', 'T__4X4__', 'T__']);
});
