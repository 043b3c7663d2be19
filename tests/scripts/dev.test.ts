import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../netlify/platform/db/database.ts';
import { makeApiKey } from '../../netlify/platform/guards/api-keys.ts';
import { openSecrets } from '../../netlify/platform/runtime/secrets.ts';

const data = mkdtempSync(join(tmpdir(), 'forecourt-dev-'));
const tenants = join(data, 'tenants');
// Astro's server shows no pages where it finds itself within Vitest.
const env = { ...process.env, VITEST: '', FORECOURT_DATA: data, DATABASE_URL: '', NODE_ENV: 'development' };
let child: ChildProcess;
let port = 0;

beforeAll(async () => {
	cpSync('tests/fixtures/tenants', tenants, { recursive: true });
	const args = ['scripts/dev.ts', '--port', '0', '--tenants', tenants];
	child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
	port = await startedAt(child);
}, 120_000);
afterAll(async () => {
	const ended = new Promise((done) => child.once('close', done));
	child.kill('SIGTERM');
	await ended;
	rmSync(data, { recursive: true, force: true });
});

test('npm run dev shows pages, and functions answer beside them', async () => {
	const page = await ask('GET', '/');
	expect([page.status, page.text]).toEqual([200, expect.stringContaining('<!DOCTYPE html>')]);
	expect(await ask('GET', '/api/captcha')).toMatchObject({ status: 200, text: expect.stringContaining('signature') });
	expect(await ask('GET', '/api/nothing')).toMatchObject({ status: 404, text: expect.stringContaining('not_found') });
});

test('npm run dev stores a form that is sent', async () => {
	const key = makeApiKey(openSecrets(env, data), { tenant: 'plain', client: 'dev' });
	const lead = { name: 'Sam', email: 'sam@example.com', category: 'General Enquiry' };
	const sent = await ask('POST', '/api/leads', { body: JSON.stringify({ lead }), key });
	expect(sent.status).toBe(201);
	const db = await openDatabase({ url: undefined, dir: data });
	const stored = await db.selectFrom('leads').select(['id', 'tenant']).execute();
	await db.destroy();
	expect(stored).toEqual([{ id: JSON.parse(sent.text).id, tenant: 'plain' }]);
});

test('npm run dev shows edits, new files and deleted ones at once', async () => {
	const { reloadAfter, close } = await openReloads();
	const site = join(tenants, 'plain', 'site.json');
	const config = JSON.parse(readFileSync(site, 'utf8')) as { name: string };
	await reloadAfter(() => writeFileSync(site, JSON.stringify({ ...config, name: 'Another Name' })));
	expect((await ask('GET', '/')).text).toContain('Another Name');

	const folder = join(tenants, 'plain', 'content', 'blog');
	const article = '---\ntitle: A new yard\ndescription: We have moved.\ndate: 2026-01-01\n---\n\nWe have moved.\n';
	await reloadAfter(() => mkdirSync(folder, { recursive: true }));
	await reloadAfter(() => writeFileSync(join(folder, 'new-yard.md'), article));
	const path = '/blog/new-yard/';
	expect(await ask('GET', path)).toMatchObject({ status: 200, text: expect.stringContaining('A new yard') });
	await reloadAfter(() => rmSync(join(folder, 'new-yard.md')));
	expect((await ask('GET', path)).status).toBe(404);
	close();
});

/** Listens as Vite's client in a page does. */
async function openReloads() {
	const [, token] = /wsToken = "([^"]+)"/.exec((await ask('GET', '/@vite/client')).text) ?? [];
	const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
	let onReload = (): void => {};
	socket.addEventListener('message', ({ data: said }) => {
		if ((JSON.parse(String(said)) as { type: string }).type === 'full-reload') onReload();
	});
	await once(socket, 'open');
	return {
		/** Resolves once the page is told to reload for what `act` did; what was done before has been told by then. */
		reloadAfter: async (act: () => void) => {
			await setTimeout(500);
			const reload = new Promise<void>((done) => {
				onReload = done;
			});
			act();
			await reload;
		},
		close: () => socket.close(),
	};
}

function startedAt({ stdout, stderr }: ChildProcess): Promise<number> {
	let printed = '';
	return new Promise((done, fail) => {
		const note = (chunk: Buffer): void => {
			printed += chunk.toString();
			const [, found] = /http:\/\/plain\.localhost:(\d+)\//.exec(printed) ?? [];
			if (found) done(Number(found));
		};
		stdout?.on('data', note);
		stderr?.on('data', note);
		child.once('close', (code) => fail(new Error(`It ended (${code}):\n${printed}`)));
	});
}

/** By the number of this machine: Node does not know the names below localhost. */
function ask(method: string, path: string, { body, key }: { body?: string; key?: string } = {}) {
	const headers = {
		host: `plain.localhost:${port}`,
		accept: 'text/html,*/*',
		...(body && { 'content-type': 'application/json' }),
		...(key && { 'x-api-key': key }),
	};
	return new Promise<{ status: number | undefined; text: string }>((done, fail) => {
		const sent = request({ host: 'localhost', port, path, method, headers }, (answer) => {
			let text = '';
			answer.on('data', (chunk: Buffer) => {
				text += chunk.toString();
			});
			answer.on('end', () => done({ status: answer.statusCode, text }));
		});
		sent.on('error', fail);
		sent.end(body);
	});
}
