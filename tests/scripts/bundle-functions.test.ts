import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadFunctions } from '../../scripts/host/functions/load.ts';
import { bundleFunctions } from '../../scripts/netlify/bundle-functions.ts';
import { drawItems } from '../../scripts/testing/draw.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** Calls a bundle in a separate process, in a folder without packages. */
const script = `
	const [file, dir] = process.argv.slice(1);
	Object.assign(process.env, { FORECOURT_DATA: dir, DATABASE_URL: '' });
	const { default: handler } = await import(file);
	const call = (lead) => handler(
		new Request('http://plain.localhost/api/leads', {
			method: 'POST', headers: { host: 'plain.localhost', 'content-type': 'application/json' }, body: JSON.stringify({ lead }),
		}),
		{ params: {}, ip: '203.0.113.5', waitUntil: () => {} },
	);
	const answer = await call({ email: 'a@example.com' });
	console.log(answer.status, (await answer.json()).code);`;

test('the bundles say and do what their sources say and do', async () => {
	const out = join(makeTempDir(), 'functions');
	const names = await bundleFunctions({ from: 'netlify/functions', out });
	expect(readdirSync(out).sort()).toEqual(names.map((name) => `${name}.mjs`));
	// Each is 2 MB to load: some of them, and the one that is called.
	const read = new Set(['leads-create', ...drawItems({ matrix: 'bundled functions', items: names, count: 3 })]);
	for (const name of names) if (!read.has(name)) rmSync(join(out, `${name}.mjs`));
	const facts = async (dir: string) => (await loadFunctions(dir)).map(({ handler, ...rest }) => rest);
	const sources = (await facts('netlify/functions')).filter(({ name }) => read.has(name));
	expect(await facts(out)).toEqual(sources);
	const file = pathToFileURL(join(out, 'leads-create.mjs')).href;
	const env = { ...process.env, FORECOURT_TENANTS: resolve('tests/fixtures/tenants') };
	const said = execFileSync(process.execPath, ['--input-type=module', '-e', script, file, makeTempDir()], {
		cwd: out,
		env,
	});
	expect(said.toString().trim()).toBe('422 captcha');
});

test('where a worker delivers for the fleet, the schedules are left out', async () => {
	const from = makeTempDir();
	for (const name of ['alarms', 'deliver', 'expire', 'leads-create'])
		writeFileSync(join(from, `${name}.ts`), 'export default 1;');
	const pack = (delivery: string) =>
		bundleFunctions({ from, out: join(makeTempDir(), 'functions') }, { FORECOURT_DELIVERY: delivery });
	expect(await pack('worker')).toEqual(['leads-create']);
	expect(await pack('schedule')).toHaveLength(4);
	await expect(pack('cron')).rejects.toThrow('FORECOURT_DELIVERY is "cron", expected schedule or worker.');
});
