import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAstroBuild } from '../../scripts/bench/run.ts';
import { listFiles } from '../../scripts/publish/disk/list-files.ts';
import { projectDir } from '../../scripts/publish/paths.ts';
import { build } from '../support/quick-build.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const fixtures = join(projectDir, 'tests', 'fixtures', 'tenants');

/** The tenant with everything; its pages name pictures for shares, which only our build makes. */
function makeTenant(tenantsDir: string): void {
	cpSync(fixtures, tenantsDir, { recursive: true });
	const file = join(tenantsDir, 'everything', 'site.json');
	const site = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...site, share_pictures: 'on_demand' }));
}

test('Astro’s own static build of a tenant and our render of it are the same files, byte for byte', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	makeTenant(tenantsDir);
	const now = Date.UTC(2026, 5, 15, 2) / 1000;
	const report = await build({ tenantsDir, out: join(dir, 'ours'), slugs: ['everything'], now });
	expect(report.tenants[0]?.problems).toEqual([]);
	runAstroBuild({ tenantsDir, slug: 'everything', out: join(dir, 'astro'), now });
	const [ours, astro] = [join(dir, 'ours', 'everything'), join(dir, 'astro')];
	// These are for our next build and our host; Astro's has none of them, and a record of nothing.
	const notes = ['build.txt', 'tenant.json', 'chunks.json', 'stock-record.json'];
	const withoutNotes = (dir: string) =>
		listFiles(dir).filter((file) => !notes.includes(file) && !file.startsWith('share/'));
	const files = withoutNotes(ours).sort();
	expect(withoutNotes(astro).sort()).toEqual(files);
	const different = files.filter((file) => !readFileSync(join(ours, file)).equals(readFileSync(join(astro, file))));
	expect(different).toEqual([]);
});
