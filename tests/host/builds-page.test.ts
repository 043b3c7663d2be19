import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import type { Db } from '../../netlify/platform/db/schema.ts';
import { recordBuild } from '../../netlify/rebuilds/store/record.ts';
import { storeTrigger } from '../../netlify/rebuilds/store/requests.ts';
import { buildLogList } from '../../scripts/host/cockpit/builds/build-log-list.ts';
import { whyNoLog } from '../../scripts/host/cockpit/builds/why-no-log.ts';
import { facts, far, start, tokenIn, useCockpit } from './cockpit.ts';
import type { Hosted } from './hosted.ts';

let db: Db;
let fleet: Fleet;
let host: Hosted;
useCockpit((opened) => {
	({ db, fleet, host } = opened);
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

test('SITE-16 a rebuild that waits is the first row, since when and by whom, and is taken back there', async () => {
	const at = Date.now() - 3_600_000;
	const build = { tenant: 'bolt', builder: 'b', by: 'Sam', why: 'x', message: null, facts } as const;
	await recordBuild(db, { ...build, outcome: 'published', started_at: at, finishedAt: at + 900 });
	await fleet.rebuild('bolt', { full: false, accept_shrink: false });
	await storeTrigger(
		db,
		{ tenant: 'bolt', by: 'feed', why: 'stock', options: {}, automatic: true },
		Date.now() - 60_000,
	);
	const rows = async () => {
		const { text } = await host.get('/tenants/bolt/builds/', start);
		return { text, rows: [...text.matchAll(/<tr(?: data-waiting)?><td>.*?<\/tr>/gs)].map(([row]) => row) };
	};
	const waiting = await rows();
	expect(waiting.rows).toHaveLength(3);
	expect(waiting.rows[0]).toMatch(/data-state="waiting".*asked <time[^>]*>1 minute ago<.*feed: stock/s);
	expect(waiting.rows[0]).not.toContain('Cancel');
	expect(waiting.rows[1]).toMatch(/data-state="waiting".*<td>operator.*>Cancel<\/button>/s);
	expect(waiting.text).toContain('data-live="builds" data-busy');
	const form = { token: tokenIn(waiting.text), from: 'builds' };
	const cancelled = await host.get('/tenants/bolt/rebuild/cancel/', { ...start, form });
	expect(cancelled.headers.location).toBe('/tenants/bolt/builds/?done=cancelled');
	expect((await rows()).rows).toHaveLength(2);
	expect((await host.get('/tenants/bolt/builds/?done=cancelled', start)).text).toContain('has been cancelled');
	await db.deleteFrom('rebuild_requests').where('tenant', '=', 'bolt').execute();
	await db.deleteFrom('builds').where('tenant', '=', 'bolt').execute();
});

test('SITE-16 the log has one line for a step, with the time that it took', async () => {
	const line = (text: string) => ({ at: '2026-11-28T07:00:00.000Z', level: 'info', text }) as const;
	const lines = ['Planning the pages', 'a note', 'Planning the pages: took 1,500 ms', 'Publishing'].map(line);
	const text = String(await buildLogList(lines, { slug: 'bolt', host: 'localhost', zone: 'UTC', q: '' }));
	const said = [...text.matchAll(/<\/time> <span>([^<]*)</g)].map(([, words]) => words);
	expect(said).toEqual(['Planning the pages: 1.5 s', 'a note', 'Publishing']);
	expect(text).toContain('3 lines');
});

test('SITE-16 a step that runs in two parts is one line, with the whole time', async () => {
	const line = (text: string) => ({ at: '2026-11-28T07:00:00.000Z', level: 'info', text }) as const;
	const drawing = [
		'Drawing',
		'Drawing: took 100 ms',
		'Planning',
		'Planning: took 50 ms',
		'Drawing',
		'Drawing: took 2,000 ms',
	];
	const text = String(await buildLogList(drawing.map(line), { slug: 'bolt', host: 'localhost', zone: 'UTC', q: '' }));
	expect([...text.matchAll(/<\/time> <span>([^<]*)</g)].map(([, words]) => words)).toEqual([
		'Planning: 50 ms',
		'Drawing: 2.1 s',
	]);
});

test('SITE-16 the log is searched by its address, and has its warnings and pages a press away', async () => {
	const line = (level: 'page' | 'warning', text: string) => ({ at: '2026-11-28T07:00:00.000Z', level, text });
	const lines = [line('page', 'written /finance/'), line('warning', 'forms.opt_in_default: found true')];
	const log = async (q: string) =>
		String(await buildLogList(lines, { slug: 'bolt', host: 'localhost', zone: 'UTC', q }));
	const shown = (text: string) =>
		[...text.matchAll(/<li data-level="(\w+)"[^>]*data-find="[^"]*">/g)].map(([, level]) => level);
	expect(shown(await log(''))).toEqual(['page', 'warning']);
	expect(shown(await log('FINANCE'))).toEqual(['page']);
	expect(shown(await log('level:warning'))).toEqual(['warning']);
	expect(await log('level:warning')).toContain('<a href="?q=level:warning#log" aria-current="true">Warnings 1</a>');
	expect(await log('nothing')).toContain('data-none>No line has <strong data-asked>“nothing”');
});

test('SITE-16 from a failed or warned build of the list to what mends it', async () => {
	const at = Date.now() - 3_600_000;
	const place = 'tenants/bolt/site.json: forms.opt_in_default';
	const build = { tenant: 'bolt', builder: 'b', by: 'Sam', why: 'x', started_at: at, finishedAt: at + 900 } as const;
	const changed = {
		fresh: { pages: 0, examples: [] },
		changed: { pages: 3, examples: [] },
		gone: { pages: 1, examples: [] },
	};
	await recordBuild(db, {
		...build,
		outcome: 'published',
		message: null,
		facts: { ...facts, changed, warnings: [`${place}: found true.`] },
	});
	const failed = { ...facts, warnings: [], problems: [`${place}: expected yes or no.`] };
	await recordBuild(db, { ...build, started_at: at + 9, outcome: 'failed', message: 'It failed.', facts: failed });
	const { text } = await host.get('/tenants/bolt/builds/', start);
	expect(text).toMatch(
		/Pages: 3 changed, 1 gone · [^<]* <a class="warn" href="\/tenants\/bolt\/builds\/[^"]+\/#warnings">1 warning<\/a>/,
	);
	const [, way = ''] = /<a href="([^"#]+)#problems">What to do<\/a>/.exec(text) ?? [];
	const page = (await host.get(way, start)).text;
	expect(page).toMatch(/id="problems".*forms\.opt_in_default<\/strong>.*expected yes or no/s);
	expect(page).toContain('href="/tenants/bolt/config/?q=forms.opt_in_default">Change this setting</a>');
	await db.deleteFrom('builds').where('tenant', '=', 'bolt').execute();
});

test('SITE-16 where a log is not here the page says which reason it has', () => {
	const started_at = '2026-11-28T07:00:00.000Z';
	const at = Date.parse(started_at);
	const why = (over: Partial<Parameters<typeof whyNoLog>[0]>, since: number | null = null) =>
		whyNoLog({ outcome: 'published', builder: `${hostname()} 17`, started_at, ...over }, since);
	expect(why({ outcome: 'handed_over' })).toContain('The host builds the site itself');
	expect(why({ builder: 'builder-2 99' })).toBe('The build ran on builder-2: its log is on that machine.');
	expect(why({}, at + 1)).toContain('this one is older');
	expect(why({ outcome: 'unchanged' }, at - 1)).toContain('so nothing was built');
	expect(why({})).toBe('Its log was not kept on this machine.');
});
