/**
 * The prefix of a tenant's variables where one process serves many: `bathurst-toyota` → `BATHURST_TOYOTA__`. A variable
 * cannot start with a digit, so `4x4-city` → `T__4X4_CITY__`, which no other tenant has.
 */
export function variablePrefix(slug: string): string {
	const name = slug.toUpperCase().replaceAll('-', '_');
	return `${/^\d/.test(name) ? 'T__' : ''}${name}__`;
}
