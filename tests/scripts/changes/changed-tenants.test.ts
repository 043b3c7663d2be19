import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesSince, changesText } from '../../../scripts/changes/changed-tenants.ts';
import { commitAll, git } from '../../support/git.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

/** A repository with two tenants that share a feed and one that does not, all committed. */
function makeRepository() {
	const dir = makeTempDir();
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(dir, file)), { recursive: true });
		writeFileSync(join(dir, file), text);
	};
	const shared = '{"stock_feed":{"type":"file","path":"../_shared/feed.jsonl"}}';
	write('tenants/bathurst/site.json', shared);
	write('tenants/cowra/site.json', shared);
	write('tenants/alone/site.json', '{"stock_feed":{"type":"none"}}');
	write('tenants/_shared/feed.jsonl', '');
	write('src/page.ts', '');
	write('README.md', '');
	commitAll(dir);
	return {
		dir,
		git: (...args: string[]) => git(dir, ...args),
		write,
		since: (ref = 'HEAD') => changesSince(join(dir, 'tenants'), ref),
		changed: (ref = 'HEAD') => changesSince(join(dir, 'tenants'), ref).build.map(({ slug }) => slug),
		says: (ref = 'HEAD') => changesText(changesSince(join(dir, 'tenants'), ref)),
	};
}

test('SITE-16 nothing changed: no tenant', () => {
	expect(makeRepository().changed()).toEqual([]);
});

test('SITE-16 a tenant whose own file changed, committed or not, or is new', () => {
	const { write, git, changed } = makeRepository();
	write('tenants/alone/site.json', '{}');
	git('commit', '-qam', 'change');
	write('tenants/cowra/theme.css', ':root{}');
	expect(changed('HEAD~1')).toEqual(['alone', 'cowra']);
});

test('SITE-16 a new tenant counts, one that was removed is not built', () => {
	const { dir, write, changed } = makeRepository();
	write('tenants/fresh/site.json', '{}');
	rmSync(join(dir, 'tenants/alone'), { recursive: true });
	expect(changed()).toEqual(['fresh']);
});

test('SITE-16 a shared feed concerns the tenants that name it', () => {
	const { write, changed } = makeRepository();
	write('tenants/_shared/feed.jsonl', '{}');
	expect(changed()).toEqual(['bathurst', 'cowra']);
});

test('SITE-16 a shared picture concerns the tenants that name its folder', () => {
	const { dir, write, changed } = makeRepository();
	write('tenants/cowra/site.json', '{"stock_feed":{"type":"none"},"asset_folders":["../_shared/pictures"]}');
	write('tenants/_shared/pictures/ute.svg', 'one');
	commitAll(dir);
	write('tenants/_shared/pictures/ute.svg', 'two');
	write('tenants/_shared/pictures-old/ute.svg', 'two');
	expect(changed()).toEqual(['cowra']);
});

test('SITE-16 the code of the pages concerns every tenant, a README none', () => {
	const { write, changed } = makeRepository();
	write('README.md', 'more');
	write('src/README.md', 'more');
	expect(changed()).toEqual([]);
	write('src/page.ts', 'more');
	expect(changed()).toEqual(['alone', 'bathurst', 'cowra']);
});

test('SITE-16 a feed in another tenant’s folder concerns both', () => {
	const { dir, write, changed } = makeRepository();
	write('tenants/guest/site.json', '{"stock_feed":{"type":"file","path":"./../alone/stock.csv"}}');
	commitAll(dir);
	write('tenants/alone/stock.csv', 'make');
	expect(changed()).toEqual(['alone', 'guest']);
});

test('SITE-16 a change of functions alone: they go out again for all tenants, and no site is rendered', () => {
	const { write, since, says } = makeRepository();
	write('netlify/leads/store/lead-rows.ts', 'more');
	const reason = 'what functions are made of: netlify/leads/store/lead-rows.ts';
	expect(since()).toMatchObject({ build: [], functions: [reason] });
	expect(says()).toBe(`functions, for every tenant: ${reason}. Pack and deploy them again.\n`);
});

test('SITE-16 functions are made of src and packages too', () => {
	const { write, since } = makeRepository();
	write('src/page.ts', 'more');
	expect(since()).toMatchObject({ functions: ['what functions are made of: src/page.ts'] });
});

test('SITE-16 a file beside the tenants’ folders concerns all of them, their manual and the schema none', () => {
	const { write, changed } = makeRepository();
	for (const file of ['README.md', 'site.schema.json']) write(`tenants/${file}`, 'more');
	expect(changed()).toEqual([]);
	write('tenants/fleet.json', '{}');
	expect(changed()).toEqual(['alone', 'bathurst', 'cowra']);
});

test('SITE-16 the reasons are said, once where tenants share them', () => {
	const { write, says } = makeRepository();
	expect(says()).toBe('');
	for (const name of ['a', 'b', 'c', 'd']) write(`tenants/alone/content/${name}.md`, 'new');
	write('tenants/_shared/feed.jsonl', '{}');
	expect(says()).toBe(
		[
			'alone: its files: content/a.md, content/b.md, content/c.md and 1 more',
			'bathurst, cowra: its feed: tenants/_shared/feed.jsonl',
			'',
		].join('\n'),
	);
	write('src/page.ts', 'more');
	expect(says()).toContain('what all sites are made of: src/page.ts');
});

describe('SITE-16 tenants that are gone are to be taken down', () => {
	const site = (more: object) =>
		JSON.stringify({ url: 'https://www.alone.example', stock_feed: { type: 'none' }, ...more });

	test.each<[string, object, object, string]>([
		['the same id', { id: 7 }, { id: 7, url: 'https://solo.example' }, 'deploy solo, then take down'],
		['the same domain', {}, { url: 'https://alone.example/' }, 'deploy solo, move the domain to it, then take down'],
		[
			'nearly the same file',
			{ name: 'x'.repeat(500) },
			{ name: 'x'.repeat(500), url: 'https://solo.example' },
			'deploy solo, then',
		],
	])('renamed, told by %s', (_, old, now, does) => {
		const { dir, git, write, says, since } = makeRepository();
		write('tenants/alone/site.json', site(old));
		commitAll(dir);
		git('mv', 'tenants/alone', 'tenants/solo');
		write('tenants/solo/site.json', site(now));
		git('add', '.');
		expect(since()).toMatchObject({
			fresh: ['solo'],
			build: [{ slug: 'solo' }],
			takeDown: [{ slug: 'alone', renamedTo: 'solo' }],
		});
		expect(says()).toContain(`alone was renamed to solo: ${does}`);
	});

	test('removed, with another new tenant that has nothing of it', () => {
		const { dir, write, says } = makeRepository();
		write('tenants/alone/site.json', site({}));
		commitAll(dir);
		rmSync(join(dir, 'tenants/alone'), { recursive: true });
		write('tenants/fresh/site.json', '{"url":"https://fresh.example"}');
		expect(says()).toContain(
			'alone was removed: take down its site https://www.alone.example: npm run deploy -- --take-down alone\n',
		);
	});

	test('one whose site.json cannot be read is removed all the same', () => {
		const { dir, write, says } = makeRepository();
		write('tenants/broken/site.json', '{');
		commitAll(dir);
		rmSync(join(dir, 'tenants/broken'), { recursive: true });
		expect(says()).toBe('broken was removed: take down its site: npm run deploy -- --take-down broken\n');
	});
});

test('SITE-16 a shallow clone says how to fetch what is missing', () => {
	const { dir, git: run, write } = makeRepository();
	write('src/page.ts', 'newer');
	run('commit', '-qam', 'newer');
	const clone = makeTempDir();
	git(clone, 'clone', '-q', '--depth', '1', `file://${dir}`, '.');
	expect(() => changesSince(join(clone, 'tenants'), 'HEAD~1')).toThrow(
		/shallow.*git fetch --unshallow.*fetch-depth: 0/,
	);
});

test.each(['no-such-ref', '--output=x'])('the ref %s that git does not know is an error in git’s words', (ref) => {
	expect(() => makeRepository().changed(ref)).toThrow(/^git rev-parse: /);
});
