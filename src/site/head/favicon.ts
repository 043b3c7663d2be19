import type { SiteConfig } from '../../config/site.ts';

const corners = { none: 0, small: 6, medium: 14, large: 24 } as const satisfies Record<
	SiteConfig['theme']['radius'],
	number
>;

/** The address of a site's icon: its own picture, else the first letter of its name on its brand colour. */
export function favicon({ icon, name, theme }: Pick<SiteConfig, 'icon' | 'name' | 'theme'>): string {
	if (icon) return icon;
	const { brand, on_brand } = theme.colours;
	const letter = /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '';
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corners[theme.radius]}" fill="${brand}"/>` +
		`<text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="40" fill="${on_brand}">${letter}</text></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
