import { expect, test } from 'vitest';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { recordBuild } from '../../netlify/rebuilds/store/record.ts';
import { buildLogList } from '../../scripts/host/cockpit/build-log-list.ts';
import { facts, far, start, useCockpit } from './cockpit.ts';
import type { Hosted } from './hosted.ts';

let db: Db;
let host: Hosted;
useCockpit((opened) => {
	({ db, host } = opened);
});

test('SITE-16 a site has a list of its builds, newest first, each with who asked and its log', async () => {
	const at = Date.now() - 3_600_000;
	const build = { tenant: 'bolt', builder: 'b', by: 'Sam', outcome: 'published', message: null, facts } as const;
	for (const [index, why] of ['first', 'second', 'third'].entries())
		await recordBuild(db, { ...build, why, started_at: at + index, finishedAt: at + index + 900 });
	const { status, text } = await host.get('/tenants/bolt/builds/', start);
	expect(status).toBe(200);
	expect([...text.matchAll(/<td>Sam: (\w+)<\/td>/g)].map(([, why]) => why)).toEqual(['third', 'second', 'first']);
	expect(text.match(/href="\/tenants\/bolt\/builds\/[^"]+\/"/g)).toHaveLength(3);
	expect(text).toContain('href="/tenants/bolt/builds/" aria-current="page"');
	expect((await host.get('/tenants/bolt/', start)).text).toContain('<a href="/tenants/bolt/builds/">All 3 builds</a>');
	expect((await host.get('/tenants/cold/builds/', start)).text).toContain(
		'No build of this site has been recorded yet',
	);
	expect((await host.get('/tenants/nobody/builds/', start)).status).toBe(404);
	expect((await host.get('/tenants/bolt/builds/', far)).status).toBe(403);
	await db.deleteFrom('builds').where('tenant', '=', 'bolt').execute();
});

test('SITE-16 the log has one line for a step, with the time that it took', async () => {
	const line = (text: string) => ({ at: '2026-11-28T07:00:00.000Z', level: 'info', text }) as const;
	const lines = ['Planning the pages', 'a note', 'Planning the pages: took 1,500 ms', 'Publishing'].map(line);
	const text = String(await buildLogList(lines, { slug: 'bolt', host: 'localhost', zone: 'UTC' }));
	const said = [...text.matchAll(/<\/time> <span>([^<]*)</g)].map(([, words]) => words);
	expect(said).toEqual(['Planning the pages: 1.5 s', 'a note', 'Publishing']);
	expect(text).toContain('3 lines');
});
