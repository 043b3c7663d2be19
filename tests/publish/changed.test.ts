import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changedTenants } from '../../scripts/publish/changed.ts';
import { importsOf, readCode } from '../architecture/imports.ts';
import { commitAll, git } from '../support/git.ts';
import { makeTempDir } from '../support/temp-dir.ts';

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
	write('tenants/alone/site.json', '{"stock_feed":{"type":"sample"}}');
	write('tenants/_shared/feed.jsonl', '');
	write('src/page.ts', '');
	write('README.md', '');
	commitAll(dir);
	return {
		dir,
		git: (...args: string[]) => git(dir, ...args),
		write,
		changed: (ref = 'HEAD') => changedTenants(join(dir, 'tenants'), ref),
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

test('SITE-16 the code of the pages concerns every tenant, a README none', () => {
	const { write, changed } = makeRepository();
	write('README.md', 'more');
	write('src/README.md', 'more');
	expect(changed()).toEqual([]);
	write('src/page.ts', 'more');
	expect(changed()).toEqual(['alone', 'bathurst', 'cowra']);
});

test('issue 11.19 a feed in another tenant’s folder concerns both', () => {
	const { dir, write, changed } = makeRepository();
	write('tenants/guest/site.json', '{"stock_feed":{"type":"file","path":"./../alone/stock.csv"}}');
	commitAll(dir);
	write('tenants/alone/stock.csv', 'make');
	expect(changed()).toEqual(['alone', 'guest']);
});

test.each([
	'netlify/leads/store/lead-rows.ts',
	'scripts/build.mjs',
	'scripts/publish/plan/plan.ts',
	'scripts/sources/tenants.ts',
	'scripts/astro/react.ts',
	'scripts/netlify/bundle-functions.ts',
	'scripts/program/program.mjs',
	'tsconfig.json',
	'netlify.toml',
])('issue 11.19 %s is deployed with every site, so a change concerns every tenant', (file) => {
	const { write, changed } = makeRepository();
	write(file, 'more');
	expect(changed()).toEqual(['alone', 'bathurst', 'cowra']);
});

test('issue 11.19 tests and the local host concern no site', () => {
	const { write, changed } = makeRepository();
	for (const file of ['tests/x.test.ts', 'scripts/host/host.ts', 'netlify/README.md']) write(file, 'more');
	expect(changed()).toEqual([]);
});

test('issue 11.19 a shallow clone says how to fetch what is missing', () => {
	const { dir, git: run, write } = makeRepository();
	write('src/page.ts', 'newer');
	run('commit', '-qam', 'newer');
	const clone = makeTempDir();
	git(clone, 'clone', '-q', '--depth', '1', `file://${dir}`, '.');
	expect(() => changedTenants(join(clone, 'tenants'), 'HEAD~1')).toThrow(/shallow.*git fetch --unshallow/);
});

test.each(['no-such-ref', '--output=x'])('the ref %s that git does not know is an error in git’s words', (ref) => {
	expect(() => makeRepository().changed(ref)).toThrow(/^git rev-parse: /);
});

test('SITE-16 whatever the build or a deploy loads concerns every tenant', () => {
	const entries = [
		'scripts/build.mjs',
		'scripts/publish/command.ts',
		'scripts/publish/turns/worker.ts',
		'scripts/netlify.ts',
	];
	const loaded = new Set(entries);
	for (const file of loaded) {
		for (const { to } of importsOf(file, readCode(file))) if (/^scripts\/.*\.(?:ts|mjs)$/.test(to)) loaded.add(to);
	}
	const places = new Set(
		[...loaded].map((file) => (dirname(file) === 'scripts' ? file : join(dirname(file), 'new.ts'))),
	);
	expect(places.size).toBeGreaterThan(10);
	const { dir, write, changed } = makeRepository();
	for (const file of places) {
		write(file, 'more');
		expect([file, changed()]).toEqual([file, ['alone', 'bathurst', 'cowra']]);
		rmSync(join(dir, file));
	}
});
