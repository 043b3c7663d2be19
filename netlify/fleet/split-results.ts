import { pagePath } from '../../src/domain/addresses/pages-path.ts';
import { variantNames } from '../leads/lead-variants.ts';
import { splitCounts } from '../leads/store/split-counts.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** What came of a split test so far (SITE-11). */
export type SplitResult = {
	test: string;
	/** Path of the page. */
	page: string;
	/** When its first visitor was counted, in Unix milliseconds; null before. */
	since: number | null;
	/** The page as it is comes first. `share`: how many in a hundred visitors see it. */
	variants: { name: string; share: number; visitors: number; leads: number }[];
};

/** The split tests that a tenant's config has now, with what was counted. Empty where the tenant has none. */
export async function splitResults(
	{ db, tenants }: Pick<Runtime, 'db' | 'tenants'>,
	tenant: string,
): Promise<SplitResult[]> {
	const site = tenants.bySlug(tenant)?.site;
	const tests = site?.split_tests ?? [];
	const counts = tests.length > 0 ? await splitCounts(db, tenant) : [];
	return tests.map(({ name: test, page, variants }) => {
		const own = counts.filter((row) => row.test === test);
		const rest = 100 - variants.reduce((sum, { share }) => sum + share, 0);
		const shares = new Map(variants.map(({ name, share }) => [name, share]));
		return {
			test,
			page: pagePath(page, site?.use_pages_path ?? false),
			since: own.length > 0 ? Math.min(...own.map(({ first_at }) => first_at)) : null,
			variants: variantNames(variants).map((name) => {
				const { visitors = 0, leads = 0 } = own.find(({ variant }) => variant === name) ?? {};
				return { name, share: shares.get(name) ?? rest, visitors, leads };
			}),
		};
	});
}
