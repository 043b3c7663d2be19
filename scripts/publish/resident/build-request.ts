import type { BuildOptions } from '../build-options.ts';

/** What one build of a tenant may be asked for, beside its slug. */
export type ResidentOptions = Pick<
	BuildOptions,
	'full' | 'acceptShrink' | 'published' | 'sitemapLimit' | 'now' | 'waitMinutes'
>;

/** What all builds of a resident builder have in common. */
export type ResidentSettings = Pick<BuildOptions, 'tenantsDir' | 'out' | 'tenantMinutes' | 'say'> & {
	/** How many processes build; one a core by default. */
	processes?: number;
	/** How many pages' worth of tenants each process remembers; the ones built longest ago are forgotten first. */
	mostPages?: number;
};
