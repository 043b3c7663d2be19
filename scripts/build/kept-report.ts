import { existsSync, readFileSync } from 'node:fs';
import { reportFile, tenantDirs } from './paths.ts';
import type { BuildReport, TenantReport } from './report.ts';
import { writeWhole } from './write-whole.ts';

/** Keeps a build's report beside the sites; tenants that it did not build keep their entry of an earlier one. */
export function keepReport(out: string, report: BuildReport): void {
	const built = new Set(report.tenants.map(({ slug }) => slug));
	const earlier = readKeptTenants(out).filter(
		({ slug }) => !built.has(slug) && existsSync(tenantDirs(out, slug).published),
	);
	const tenants = [...report.tenants, ...earlier].sort((one, other) => (one.slug < other.slug ? -1 : 1));
	writeWhole(reportFile(out), JSON.stringify({ ...report, tenants }, null, '\t'));
}

function readKeptTenants(out: string): TenantReport[] {
	try {
		return (JSON.parse(readFileSync(reportFile(out), 'utf8')) as BuildReport).tenants;
	} catch {
		// No report yet, or one of another version: this build writes the first.
		return [];
	}
}
