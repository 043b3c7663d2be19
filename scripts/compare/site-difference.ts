import { formatProblem } from '../../src/config/problem.ts';
import type { BuildReport, TenantReport } from '../publish/report/build-report.ts';
import { differingKeys } from './config-keys.ts';

/** How a tenant's site differs from what it was before a change. */
export type SiteDifference = {
	slug: string;
	/** What keeps it from being built; empty where it was built. */
	problems: string[];
	/** Listed cars; `before` is null for a new tenant. */
	cars: { before: number | null; after: number };
	pages: TenantReport['changes'];
	/** Places in its site.json; null where it had none before. */
	config: string[] | null;
};

/** A tenant's site.json, as read: undefined without one. */
export type Configs = (slug: string) => { before: unknown; after: unknown };

/**
 * Holds the reports of two builds into one folder against each other: that of the state before, then that of the state after
 * it. What the second wrote and removed is the difference, so it needs no second look at the files.
 */
export function siteDifferences(
	before: readonly BuildReport[],
	after: readonly BuildReport[],
	configs: Configs,
): SiteDifference[] {
	const earlier = new Map(before.flatMap(({ tenants }) => tenants.map((tenant) => [tenant.slug, tenant])));
	return after
		.flatMap(({ tenants }) => tenants)
		.map((tenant) => differenceOf(tenant, earlier.get(tenant.slug), configs(tenant.slug)))
		.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

function differenceOf(
	{ slug, ok, problems, cars, changes }: TenantReport,
	earlier: TenantReport | undefined,
	config: ReturnType<Configs>,
): SiteDifference {
	return {
		slug,
		problems: ok ? [] : problems.map(formatProblem),
		cars: { before: earlier?.ok ? earlier.cars.listed : null, after: cars.listed },
		pages: changes,
		config: config.before === undefined ? null : differingKeys(config.before, config.after),
	};
}

/** Whether the pages of both were rendered by the same code; null where there is nothing to compare. */
export function isSameCode(before: readonly BuildReport[], after: readonly BuildReport[]): boolean | null {
	const [one, other] = [before, after].map((reports) => new Set(reports.map(({ bundle }) => bundle.id)));
	if (!one?.size || !other?.size) return null;
	return [...other].every((id) => one.has(id));
}

/** Whether nothing of a site changes. */
export const isSameSite = ({ problems, cars, pages, config }: SiteDifference): boolean =>
	problems.length === 0 &&
	cars.before === cars.after &&
	config?.length === 0 &&
	Object.values(pages).every(({ cars, others }) => cars + others === 0);
