import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../scripts/publish/paths.ts';
import type { BuildReport } from '../../scripts/publish/report/build-report.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** A copy of the project whose car view throws for stock numbers BROKEN…, and whose contact view does for a site of that name. */
function brokenProject(dir: string): string {
	const copy = join(dir, 'project');
	for (const part of [
		'src',
		'scripts',
		'netlify',
		'astro.config.mjs',
		'package.json',
		'package-lock.json',
		'tsconfig.json',
		'public',
	]) {
		cpSync(join(projectDir, part), join(copy, part), { recursive: true });
	}
	symlinkSync(join(projectDir, 'node_modules'), join(copy, 'node_modules'), 'junction');
	breakView(copy, 'Car.astro', `model.card.stocknum?.startsWith('BROKEN')`);
	breakView(copy, 'Contact.astro', `site.config.name === 'BROKEN'`);
	return copy;
}

function breakView(project: string, name: string, when: string): void {
	const view = join(project, 'src', 'views', name);
	const source = readFileSync(view, 'utf8');
	const end = source.indexOf('\n---', 4) + 1;
	writeFileSync(
		view,
		`${source.slice(0, end)}if (${when}) throw new TypeError('the view broke');\n${source.slice(end)}`,
	);
}

const half = { stock_feed: { type: 'file', path: 'stock.jsonl', max_left_out_share: 0.5 } };
const few = { stock_feed: { type: 'file', path: 'stock.jsonl', max_left_out_share: 0.2 } };

test('SITE-5 a car whose page throws is left out and the rest is published; too many, or a page that is not a car’s: the tenant fails alone and keeps its site', () => {
	const dir = makeTempDir();
	const project = brokenProject(dir);
	const whole = [{}, {}, {}, {}];
	const tenants = { car: { site: half, cars: whole }, cars: { site: few, cars: whole }, page: {}, good: {} };
	const tenantsDir = writeTenants(join(dir, 'tenants'), tenants);
	const out = join(dir, 'dist');
	const text = (file: string): string => readFileSync(join(out, file), 'utf8');
	const run = () => {
		const args = [join(project, 'scripts', 'build.mjs'), '--all', '--json', '--tenants', tenantsDir, '--out', out];
		const { status, stdout } = spawnSync(process.execPath, args, {
			cwd: project,
			encoding: 'utf8',
			maxBuffer: 1 << 28,
		});
		return { status, report: JSON.parse(stdout) as BuildReport };
	};
	expect(run().report.tenants.flatMap(({ problems }) => problems)).toEqual([]);
	const before = [text('cars/index.html'), text('page/index.html')];
	const broken = [{}, { stocknum: 'BROKEN-1' }, { stocknum: 'BROKEN-2' }, {}];
	writeTenants(tenantsDir, {
		car: { site: { ...half, name: 'Renamed' }, cars: broken },
		cars: { site: { ...few, name: 'Renamed' }, cars: broken },
		page: { site: { name: 'BROKEN' } },
		good: { site: { name: 'Renamed' } },
	});
	const { status, report } = run();
	const of = (slug: string) => report.tenants.find((tenant) => tenant.slug === slug);
	expect(of('car')?.problems.map(formatProblem)).toEqual([]);
	expect(status).toBe(1);
	expect(report.tenants.map(({ slug, ok }) => [slug, ok])).toEqual([
		['car', true],
		['cars', false],
		['good', true],
		['page', false],
	]);

	expect(of('car')?.cars).toEqual({ listed: 2, leftOut: 2 });
	expect(of('car')?.stock?.leftOut.map(({ car, reason }) => [car, reason])).toEqual([
		[
			'BROKEN-1',
			'its page cannot be made: found TypeError: the view broke, expected a page that renders without errors.',
		],
		[
			'BROKEN-2',
			'its page cannot be made: found TypeError: the view broke, expected a page that renders without errors.',
		],
	]);
	expect(of('car')?.warnings).toContain(
		'stock: 2 left out: its page cannot be made: found TypeError: the view broke, expected a page that renders without errors. (BROKEN-1, BROKEN-2)',
	);
	expect(existsSync(join(out, 'car', 'cars', 'car-1', 'index.html'))).toBe(false);
	expect(text('car/cars/car-0/index.html')).toContain('Renamed');
	expect(text('car/used-cars/index.html')).toContain('/cars/car-0/');
	expect(text('car/used-cars/index.html')).not.toContain('/cars/car-1/');
	expect(text('car/sitemap.xml')).not.toContain('/cars/car-1/');
	// They are for sale: nothing says that they have found an owner, their addresses lead to the list for now.
	const rules = text('car/_redirects').split('\n');
	expect(rules.filter((rule) => rule.startsWith('/cars/car-1/'))).toEqual([
		'/cars/car-1/ /search/new-used-and-demo-cars/ 302',
	]);

	const problems = of('cars')?.problems.map(formatProblem) ?? [];
	expect(problems[0]).toContain('a feed of 4 records of which 2 would be left out, expected at most 20 %');
	expect(problems[1]).toMatch(/^https:\/\/cars\.example\/cars\/car-1\/: found TypeError: the view broke/);
	expect(of('page')?.problems.map(formatProblem)[0]).toMatch(/^https:\/\/page\.example\/contact\/: found TypeError/);
	expect([text('cars/index.html'), text('page/index.html')]).toEqual(before);
	expect(text('good/index.html')).toContain('Renamed');
});
