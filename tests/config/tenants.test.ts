import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileClaims } from '../../scripts/sources/tenant-claims.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import type { Problem } from '../../src/config/problem.ts';
import { makeSite } from './read.ts';

let dir = '';
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'tenants-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(folder: string, content: string | Record<string, unknown>) {
	mkdirSync(join(dir, folder), { recursive: true });
	writeFileSync(join(dir, folder, 'site.json'), typeof content === 'string' ? content : JSON.stringify(content));
}

function writeSite(slug: string, over: Record<string, unknown> = {}) {
	const leads = { destinations: { mail: { kind: 'adf_mail', to: ['leads@dealer.example'] } } };
	write(slug, makeSite({ slug, url: `https://${slug}.example`, leads, ...over }));
}

function problemsAt(slug: string): Omit<Problem, 'file'>[] {
	const [tenant] = readTenants(dir, [slug]).tenants;
	const problems = tenant && !tenant.parsed.ok ? tenant.parsed.problems : [];
	return problems.map(({ file, ...rest }) => {
		expect(file.endsWith(`${slug}/site.json`)).toBe(true);
		return rest;
	});
}

describe('readTenants', () => {
	test('a live site whose leads reach nobody is not built', () => {
		writeSite('a', { leads: {} });
		expect(problemsAt('a')).toMatchObject([{ path: 'leads.destinations', found: '{}' }]);
	});

	test('SITE-1 reads all folders but those that start with _ or .', () => {
		writeSite('b');
		writeSite('a');
		write('_shared', '{}');
		write('.git', '{}');
		writeFileSync(join(dir, 'site.schema.json'), '{}');
		const { tenants, problems } = readTenants(dir, 'all');
		expect(tenants.map(({ slug, dir: folder, parsed }) => [slug, folder, parsed.ok])).toEqual([
			['a', join(dir, 'a'), true],
			['b', join(dir, 'b'), true],
		]);
		expect(problems).toEqual([]);
	});

	test('SITE-16 reads just those asked for, each once', () => {
		writeSite('a');
		writeSite('b');
		expect(readTenants(dir, ['b', 'b']).tenants.map(({ slug }) => slug)).toEqual(['b']);
	});

	test('SITE-16 a slug that is not there names the nearest one', () => {
		writeSite('bathurst-toyota');
		const { tenants, problems } = readTenants(dir, ['bathurst-toyta']);
		expect({ tenants, problems }).toEqual({
			tenants: [],
			problems: [
				{
					file: dir,
					path: '',
					found: '"bathurst-toyta"',
					expected: 'the slug of an existing tenant',
					hint: 'Did you mean "bathurst-toyota"?',
				},
			],
		});
	});

	test.each(['../a', '..', '/etc', 'a/../a', 'A', ''])('SITE-1 the argument %j is refused', (slug) => {
		writeSite('a');
		const { tenants, problems } = readTenants(dir, [slug]);
		expect(tenants).toEqual([]);
		expect(problems[0]?.expected).toMatch(/^a tenant's slug: 1 to 63 lower-case letters/);
	});

	test('SITE-3 a folder without site.json', () => {
		mkdirSync(join(dir, 'a'));
		expect(problemsAt('a')[0]).toMatchObject({ path: '', expected: 'a file that can be read' });
	});

	test('SITE-3 a folder that is not a slug', () => {
		writeSite('Big_Cars', { slug: 'big-cars' });
		expect(problemsAt('Big_Cars')).toMatchObject([{ found: 'the folder "Big_Cars"' }]);
	});

	test('SITE-1 the folder’s name is the slug', () => {
		writeSite('a', { slug: 'b' });
		expect(problemsAt('a')).toEqual([
			{
				path: 'slug',
				found: '"b"',
				expected: 'the folder\'s name, "a"',
				hint: 'Rename the folder or change the slug.',
			},
		]);
	});
});

describe('JSON that cannot be read', () => {
	test.each([
		['a missing comma', '{\n\t"slug": "a"\n\t"name": "A"\n}', 'line 3, column 2', '"name": "A"'],
		['a comma too many', '{\n\t"slug": "a",\n}', 'line 3, column 1', '}'],
		['an end too soon', '{\n\t"slug": "a"', 'line 2, column 13', 'the end of the file'],
		['an empty file', '', 'line 1, column 1', 'the end of the file'],
	])('SITE-3 %s is shown with its place', (_, content, path, found) => {
		write('a', content);
		expect(problemsAt('a')).toMatchObject([{ path, found, expected: 'valid JSON' }]);
	});

	test('SITE-3 a byte-order mark does no harm', () => {
		write('a', `\uFEFF${JSON.stringify(makeSite({ slug: 'a', demo: true }))}`);
		expect(problemsAt('a')).toEqual([]);
	});
});

describe('what no two tenants share', () => {
	const shared = (kind: string, article = 'a') => ({
		expected: `${article} ${kind} that no other tenant has`,
		hint: 'b has it too.',
	});

	test.each([
		['as it is', 'www.dealer.example', 'www.dealer.example'],
		['in another case', 'Dealer.example', 'dealer.EXAMPLE'],
		['with and without www', 'www.dealer.example', 'dealer.example'],
		['with a dot at the end', 'dealer.example.', 'dealer.example'],
	])('SITE-1 a domain, %s', (_, one, other) => {
		writeSite('a', { domain_name: one });
		writeSite('b', { domain_name: other });
		expect(problemsAt('a')).toEqual([{ path: 'domain_name', found: '"dealer.example"', ...shared('domain') }]);
	});

	test('SITE-1 the domain of url, where domain_name is not given', () => {
		writeSite('a', { url: 'https://dealer.example' });
		writeSite('b', { domain_name: 'www.dealer.example' });
		expect(problemsAt('a')).toMatchObject([{ path: 'url', found: '"dealer.example"' }]);
	});

	test('SITE-1 an id', () => {
		writeSite('a', { id: 7 });
		writeSite('b', { id: 7 });
		expect(problemsAt('a')).toEqual([{ path: 'id', found: '7', ...shared('id', 'an') }]);
	});

	test('SITE-1 a copy that has kept the slug, domain and id fails alone', () => {
		writeSite('a', { id: 7, domain_name: 'dealer.example' });
		writeSite('b', { id: 7, domain_name: 'dealer.example', slug: 'a' });
		expect(problemsAt('a')).toEqual([]);
		expect(problemsAt('b').map(({ path, hint }) => [path, hint])).toEqual([
			['slug', 'Rename the folder or change the slug.'],
			['slug', 'a had it first.'],
			['domain_name', 'a had it first.'],
			['id', 'a had it first.'],
		]);
	});

	test('SITE-1 of two tenants with one id and domain the one that is published with them keeps them', () => {
		writeSite('a', { id: 7, domain_name: 'dealer.example' });
		writeSite('b', { id: 7, domain_name: 'www.dealer.example' });
		const published = (slug: string) => (slug === 'b' ? { id: '7', domain: 'dealer.example' } : null);
		const { tenants } = readTenants(dir, 'all', (slug, file) => fileClaims(slug, file, published(slug)));
		const paths = tenants.map(({ parsed }) => (parsed.ok ? [] : parsed.problems.map(({ path }) => path)));
		expect(paths).toEqual([['domain_name', 'id'], []]);
	});

	test('SITE-1 a tenant that cannot be read claims nothing', () => {
		writeSite('a');
		write('b', '{');
		expect(problemsAt('a')).toEqual([]);
	});
});
