import { tenantDirs } from '../../publish/paths.ts';
import { lastConfig } from '../../publish/read/last-pull.ts';

/** The locale that the site was built with, for its money. */
export function localeOf(out: string, slug: string): string {
	const { locale } = Object(lastConfig(tenantDirs(out, slug).config)) as { locale?: unknown };
	return typeof locale === 'string' ? locale : 'en-AU';
}
