import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyCommand } from '../../../netlify/commands/api-key/run.ts';
import { makeApiKey } from '../../../netlify/platform/guards/api-keys.ts';
import { UsageError } from '../../../scripts/program/arguments.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

describe.each(engines)('npm run api-key on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());

	const run = async (...args: string[]) => {
		let text = '';
		const write = (more: string): void => {
			text += more;
		};
		const { db, tenants, secrets } = served.runtime;
		const status = await apiKeyCommand(args, { db, tenants, secrets: () => secrets, now: Date.now(), write });
		return { status, text };
	};
	const makeKey = async (client: string) => (await run('plain', client)).text.trim();
	const isTaken = async (key: string) => {
		const { status } = await served.send('POST', '/api/leads', { lead: lead() }, { headers: { 'x-api-key': key } });
		return status === 201;
	};

	test('of two programs, and of two keys of one, each is revoked by itself', async () => {
		const [one, two, other] = [await makeKey('app'), await makeKey('app'), await makeKey('other')];
		expect(new Set([one, two, other]).size).toBe(3);
		for (const key of [one, two, other]) expect(await isTaken(key)).toBe(true);
		expect(await run('revoke', 'plain', 'app', one.split('.')[2] ?? '')).toMatchObject({ status: 0 });
		expect([await isTaken(one), await isTaken(two), await isTaken(other)]).toEqual([false, true, true]);
		expect(await run('revoke', 'plain', 'app')).toMatchObject({ status: 0 });
		expect([await isTaken(two), await isTaken(other)]).toEqual([false, true]);
		expect(await isTaken(await makeKey('app'))).toBe(true);
	});

	test('a key from before keys had an id holds until it is revoked', async () => {
		const old = makeApiKey(served.runtime.secrets, { tenant: 'plain', client: 'old-app' });
		expect(await isTaken(old)).toBe(true);
		expect((await run('revoke', 'plain', 'old-app')).text).toMatch(/^0 keys .* without an id/s);
		expect(await isTaken(old)).toBe(false);
		expect(await isTaken(await makeKey('old-app'))).toBe(true);
	});

	test('a list has no keys in it; a key whose id was changed is none', async () => {
		const key = await makeKey('listed');
		const [, , id = '', signature = ''] = key.split('.');
		const { text } = await run('list', 'plain');
		expect(text).toMatch(new RegExp(`plain {2}listed {2}${id} {2}made \\d{4}-\\d\\d-\\d\\d {2}valid`));
		expect(text).not.toContain(signature);
		expect(await isTaken(key.replace(id, '0'.repeat(id.length)))).toBe(false);
		expect(await isTaken(`plain.listed.${signature}`)).toBe(false);
	});

	test.each([
		[[], 'Expected a command.'],
		[['plain'], 'Found tenant "plain"'],
		[['nobody', 'app'], 'Found tenant "nobody"'],
		[['plain', 'No Name'], 'program "No Name"'],
		[['revoke', 'plain'], 'Found tenant "revoke"'],
	])('%j is explained', async (args, says) => {
		const wrong = run(...args);
		await expect(wrong).rejects.toThrow(UsageError);
		await expect(wrong).rejects.toThrow(says);
	});
});
