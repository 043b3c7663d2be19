/**
 * A tenant's slug names its folder, its output and its host, so it is a DNS label: 1–63 lower-case letters, digits
 * and single hyphens, not at an end, and not a name the platform uses itself (SITE-1). `bathurst-toyota` is one.
 */
const reserved = ['admin', 'api', 'assets', 'dev', 'localhost', 'mail', 'mock', 'preview', 'staging', 'static', 'www'];

export const tenantSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const tenantSlugRule = '1 to 63 lower-case letters, digits and single hyphens, such as bathurst-toyota';

/** Why `slug` may not be a tenant's, as the rule that it breaks; null when it may (SITE-1). */
export function tenantSlugFault(slug: string): string | null {
	if (slug.length > 63 || !tenantSlugPattern.test(slug)) return tenantSlugRule;
	if (reserved.includes(slug)) return `a slug that the platform does not use itself (${reserved.join(', ')})`;
	return null;
}
