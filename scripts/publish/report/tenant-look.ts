import type { SiteConfig } from '../../../src/config/site.ts';
import type { TenantLook } from './build-report.ts';

type Looking = Pick<SiteConfig, 'template' | 'domain_name' | 'pages' | 'social_image'> & {
	theme: Pick<SiteConfig['theme'], 'colours' | 'fonts' | 'hero'>;
};

/** How a tenant looks on a list of tenants: its colours, and the picture that its own home page opens with. */
export function tenantLook({ template, theme, pages, social_image, domain_name }: Looking): TenantLook {
	const [first] = pages['/']?.blocks ?? [];
	const hero = first?.kind === 'hero' ? first.image : undefined;
	return {
		template,
		theme: { hero: theme.hero, font: theme.fonts.heading },
		brand: theme.colours.brand,
		onBrand: theme.colours.on_brand,
		picture: hero ?? social_image ?? null,
		domain: domain_name ?? null,
	};
}
