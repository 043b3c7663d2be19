import { onlyTenant, variablePrefix } from '../../src/domain/words/tenant-variable.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';

/** The tenants whose leads a process delivers. `alone`: there is only one, so the environment is that tenant's. */
export type ServedTenants = { slugs: readonly string[]; alone: boolean };

/**
 * A deploy of one site (`TENANT_SLUG` or `TENANT`) only delivers for that tenant, any other process for all tenants in its
 * folder. No process delivers for a tenant whose configuration it does not have.
 */
export function servedTenants({ env, tenants }: Pick<Runtime, 'env' | 'tenants'>): ServedTenants {
	const only = onlyTenant(env);
	const slugs = only ? [only].filter((slug) => tenants.bySlug(slug)) : tenants.slugs();
	return { slugs, alone: Boolean(only) || slugs.length === 1 };
}

/** Settings of the platform, which every tenant's deliveries may use. */
const shared = ['FORECOURT_DATA', 'FORECOURT_ANSWERS', 'SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_FROM'] as const;

/** The environment as one tenant's deliveries see it, and what a variable is called in the process. */
export type TenantEnv = { env: NodeJS.ProcessEnv; variableName: (name: string) => string };

/**
 * `<SLUG>__<NAME>` takes precedence over `<NAME>`. Where the process delivers for several tenants, a plain `<NAME>` belongs to
 * nobody: if two dealers both call a token CRM_TOKEN, neither's may go to the other's CRM.
 */
export function tenantEnv(env: NodeJS.ProcessEnv, { slug, alone }: { slug: string; alone: boolean }): TenantEnv {
	const prefix = variablePrefix(slug);
	const own = Object.entries(env)
		.filter(([name, value]) => name.startsWith(prefix) && value)
		.map(([name, value]) => [name.slice(prefix.length), value]);
	const plain = alone ? env : Object.fromEntries(shared.map((name) => [name, env[name]]));
	const isShared = (name: string): boolean => shared.some((one) => one === name);
	return {
		env: { ...plain, ...Object.fromEntries(own) },
		variableName: (name) => (alone || isShared(name) ? name : prefix + name),
	};
}
