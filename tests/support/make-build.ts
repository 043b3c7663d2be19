import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../../scripts/publish/build-options.ts';
import { listFiles } from '../../scripts/publish/disk/list-files.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { type TenantFiles, writeTenants } from './make-tenants.ts';
import { build } from './quick-build.ts';
import { makeTempDir } from './temp-dir.ts';

/** Tenants in a temporary folder and what is built of them. */
export function makeBuild(tenants: Record<string, TenantFiles>) {
	const dir = makeTempDir();
	const tenantsDir = writeTenants(join(dir, 'tenants'), tenants);
	const out = join(dir, 'dist');
	return {
		out,
		/** Builds all of them for this moment, in Unix seconds. Throws where one fails. */
		run: async (now: number, options: Partial<BuildOptions> = {}) => {
			const report = await build({ tenantsDir, out, slugs: 'all', now, ...options });
			const problems = report.tenants.flatMap((tenant) => tenant.problems);
			if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
			return report;
		},
		rewrite: (changed: Record<string, TenantFiles>) => writeTenants(tenantsDir, changed),
		/** Takes a file away from the tenants' folder. */
		remove: (file: string) => rmSync(join(tenantsDir, file)),
		text: (file: string) => readFileSync(join(out, file), 'utf8'),
		files: (slug: string) => listFiles(join(out, slug)).sort(),
	};
}
