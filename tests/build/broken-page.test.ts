import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../scripts/build/bundle.ts';
import type { BuildReport } from '../../scripts/build/report.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { writeTenants } from '../support/make-tenants.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** A copy of the project whose car view throws for the car with stock number BROKEN. */
function brokenProject(dir: string): string {
	const copy = join(dir, 'project');
	for (const part of [
		'src',
		'scripts',
		'astro.config.mjs',
		'package.json',
		'package-lock.json',
		'tsconfig.json',
		'public',
	]) {
		cpSync(join(projectDir, part), join(copy, part), { recursive: true });
	}
	symlinkSync(join(projectDir, 'node_modules'), join(copy, 'node_modules'), 'junction');
	const view = join(copy, 'src', 'views', 'Car.astro');
	const fault = `if (model.card.stocknum === 'BROKEN') throw new TypeError('the view broke');\n---\n`;
	const source = readFileSync(view, 'utf8');
	const end = source.indexOf('\n---', 4) + 1;
	writeFileSync(view, source.slice(0, end) + fault + source.slice(end + 4));
	return copy;
}

test('a page that throws: its tenant fails with the page’s URL and keeps its site; the others build', () => {
	const dir = makeTempDir();
	const project = brokenProject(dir);
	const tenantsDir = writeTenants(join(dir, 'tenants'), { broken: { cars: [{}, {}] }, good: {} });
	const out = join(dir, 'dist');
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
	const before = readFileSync(join(out, 'broken', 'index.html'), 'utf8');
	writeTenants(tenantsDir, {
		broken: { site: { name: 'Renamed' }, cars: [{}, { stocknum: 'BROKEN' }] },
		good: { site: { name: 'Renamed' } },
	});
	const { status, report } = run();
	expect(status).toBe(1);
	expect(report.tenants.map(({ slug, ok }) => [slug, ok])).toEqual([
		['broken', false],
		['good', true],
	]);
	const problems = report.tenants[0]?.problems.map(formatProblem) ?? [];
	expect(problems).toHaveLength(1);
	expect(problems[0]).toMatch(/^https:\/\/broken\.example\/cars\/car-1\/: found TypeError: the view broke/);
	expect(readFileSync(join(out, 'broken', 'index.html'), 'utf8')).toBe(before);
	expect(readFileSync(join(out, 'good', 'index.html'), 'utf8')).toContain('Renamed');
});
