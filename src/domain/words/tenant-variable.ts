/**
 * Which environment variable is a tenant's (SITE-5, FORM-15): `FEED_TOKEN` of bathurst-toyota is `BATHURST_TOYOTA__FEED_TOKEN`.
 * A plain `FEED_TOKEN` is the tenant's only in a process that is for that tenant alone, which `TENANT_SLUG` or `TENANT` says:
 * two dealers may both call a token FEED_TOKEN, and neither's may go to the other's host.
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The prefix of a tenant's variables in a process for many: `bathurst-toyota` → `BATHURST_TOYOTA__`. A variable cannot start
 * with a digit, so `4x4-city` → `T__4X4_CITY__`, which no other tenant has.
 */
export function variablePrefix(slug: string): string {
	const name = slug.toUpperCase().replaceAll('-', '_');
	return `${/^\d/.test(name) ? 'T__' : ''}${name}__`;
}

/** The tenant that a process is for alone, where it is. */
export const onlyTenant = (env: Environment): string | undefined => env['TENANT_SLUG'] || env['TENANT'] || undefined;

/** A variable of a tenant: its value where it is set, and what it is called in this process, for messages. */
export function tenantVariable(env: Environment, slug: string, name: string): { value?: string; called: string } {
	const own = variablePrefix(slug) + name;
	const isAlone = onlyTenant(env) === slug;
	const value = env[own] || (isAlone ? env[name] : undefined);
	return { called: isAlone ? name : own, ...(value && { value }) };
}
