import type { Runtime } from '../platform/runtime/runtime.ts';
import { onlyTenant } from '../platform/runtime/tenants.ts';

/** The tenants whose leads a process delivers. `alone`: there is one, so the environment is that tenant's. */
export type ServedTenants = { slugs: readonly string[]; alone: boolean };

/**
 * A deploy of one site (`TENANT_SLUG` or `TENANT`) delivers for that tenant only, any other process for all tenants in its
 * folder. Nobody delivers for a tenant whose configuration it does not have.
 */
export function servedTenants({ env, tenants }: Pick<Runtime, 'env' | 'tenants'>): ServedTenants {
	const only = onlyTenant(env);
	const slugs = only ? [only].filter((slug) => tenants.bySlug(slug)) : tenants.slugs();
	return { slugs, alone: Boolean(only) || slugs.length === 1 };
}
