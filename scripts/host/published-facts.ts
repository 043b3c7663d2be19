import type { PublishedFacts, TenantReport } from '../publish/report/build-report.ts';

/** What is on a site: what its last build published, or an earlier one if that failed; null where it is not known. */
export function publishedFacts(report: TenantReport | null): PublishedFacts | null {
	if (!report) return null;
	return report.ok ? report : (report.before ?? null);
}
