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

/** Settings of the platform: every tenant's deliveries may use them. */
const shared = ['FORECOURT_DATA', 'SMTP_URL', 'MAIL_FROM'] as const;

/**
 * What every variable of a tenant starts with where one process delivers for many: `bathurst-toyota` → `BATHURST_TOYOTA__`.
 * A variable cannot start with a digit, so `4x4-city` → `T__4X4_CITY__`, which is no other tenant's.
 */
export function variablePrefix(slug: string): string {
	const name = slug.toUpperCase().replaceAll('-', '_');
	return `${/^\d/.test(name) ? 'T__' : ''}${name}__`;
}

/** The environment as one tenant's deliveries see it. */
export type TenantEnv = { env: NodeJS.ProcessEnv; variableName: (name: string) => string };

/**
 * `<SLUG>__<NAME>` counts before `<NAME>`. Where the process delivers for several tenants a plain `<NAME>` is nobody's: a token
 * that two dealers both call CRM_TOKEN must not go to the other one's CRM.
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
