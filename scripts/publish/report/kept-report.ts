import { existsSync, readFileSync } from 'node:fs';
import type { Builder } from '../disk/builder.ts';
import { withLock } from '../disk/lock.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { reportFile, reportLock, tenantDirs } from '../paths.ts';
import type { BuildReport, PublishedFacts, TenantReport } from './build-report.ts';

/** Keeps a build's report beside the sites; tenants that it did not build keep the entry that another one made. */
export function keepReport(out: string, report: BuildReport, builder: Builder): Promise<void> {
	return withLock(reportLock(out), { builder }, () => {
		const earlier = new Map(readKeptReport(out)?.tenants.map((tenant) => [tenant.slug, tenant]));
		const merged = report.tenants.map((tenant) =>
			newerOf(withBefore(tenant, earlier.get(tenant.slug)), earlier.get(tenant.slug)),
		);
		const built = new Set(report.tenants.map(({ slug }) => slug));
		const others = [...earlier.values()].filter(
			(tenant) =>
				!built.has(tenant.slug) && (existsSync(tenantDirs(out, tenant.slug).published) || isStillConfigured(tenant)),
		);
		const tenants = [...merged, ...others].sort((one, other) => (one.slug < other.slug ? -1 : 1));
		writeWhole(reportFile(out), JSON.stringify({ ...report, tenants }, null, '\t'));
	});
}

/** A tenant whose first build failed has no site, and must not be forgotten for that. */
const isStillConfigured = ({ ok, configFile }: TenantReport): boolean =>
	!ok && configFile !== null && existsSync(configFile);

/** A failed build may know nothing but the slug: what the site is called, how it looks and what is in it is as before. */
function withBefore(tenant: TenantReport, earlier: TenantReport | undefined): TenantReport {
	if (tenant.ok || !earlier) return tenant;
	const before: PublishedFacts | undefined = earlier.ok ? earlier : earlier.before;
	return {
		...tenant,
		name: tenant.name === tenant.slug ? earlier.name : tenant.name,
		look: tenant.look ?? earlier.look,
		...(before && { before: factsOf(before) }),
	};
}

const factsOf = ({ pages, cars, bytes, endedAt }: PublishedFacts): PublishedFacts => ({ pages, cars, bytes, endedAt });

/** Of two builds at once, the one that had the tenant later may be the one that keeps its report first. */
function newerOf(tenant: TenantReport, other: TenantReport | undefined): TenantReport {
	const isNewer = other && other.endedAt > tenant.endedAt && other.endedAt <= new Date().toISOString();
	return isNewer ? other : tenant;
}

/** The report that is kept for `out`, without entries of another version of the platform, or null. */
export function readKeptReport(out: string): BuildReport | null {
	try {
		const report = JSON.parse(readFileSync(reportFile(out), 'utf8')) as BuildReport;
		return { ...report, tenants: report.tenants.filter((tenant) => 'timesMs' in tenant && 'endedAt' in tenant) };
	} catch {
		// No report yet, or one that cannot be read: the next build writes the first.
		return null;
	}
}
