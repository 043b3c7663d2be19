import type { Tenants } from '../../platform/runtime/tenants.ts';

/** Minutes for a tenant that no longer has a configuration. */
export const usualMinutes = 120;
const usualMinutesToFinish = 30;

/** Minutes after which a complete lead of a tenant is overdue if nobody has opened it (`leads.open_within_minutes`). */
export const minutesToOpen = (tenants: Tenants, slug: string): number =>
	tenants.bySlug(slug)?.site.leads.open_within_minutes ?? usualMinutes;

/** Minutes after its last step until an incomplete lead counts as it is (`leads.incomplete_after_minutes`). */
export const minutesToFinish = (tenants: Tenants, slug: string): number =>
	tenants.bySlug(slug)?.site.leads.incomplete_after_minutes ?? usualMinutesToFinish;
