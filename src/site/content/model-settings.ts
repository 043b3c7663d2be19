import type { SiteConfig } from '../../config/site.ts';
import type { ModelSettings } from '../../domain/addresses/model-path.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import { searchPages } from '../../domain/addresses/search-path.ts';
import { fixedPaths, savedPath } from '../pages/links.ts';

/** What decides where models lead, the addresses of all other pages included. */
export function modelSettings(config: SiteConfig): ModelSettings {
	const { template, default_search_path, search_page_path, offers_subscription } = config;
	const { domain_name, use_pages_path, build_model_pages, excluded_models } = config;
	return {
		template,
		default_search_path,
		search_page_path,
		offers_subscription,
		domain_name,
		use_pages_path,
		build_model_pages,
		excluded_models,
		taken: build_model_pages ? takenPaths(config) : noPaths,
	};
}

const noPaths: ReadonlySet<string> = new Set();

/** Addresses that a model's page must not take: those of all pages that are not models'. */
function takenPaths(config: SiteConfig): ReadonlySet<string> {
	return new Set([
		...Object.keys(config.pages).map((key) => pagePath(key, config.use_pages_path)),
		...searchPages(config).map(({ path }) => path),
		...fixedPaths,
		`${config.blog_path}/`,
		savedPath(config.garage_settings.prefix),
	]);
}
