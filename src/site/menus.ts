import { modelLinks } from '../domain/model-path.ts';
import { type MenuLink, resolveMenu } from '../domain/navigation.ts';
import type { Site } from './site.ts';

/** The header's and the footer's menu with the addresses that the site uses (ROUTE-16, ROUTE-18, ROUTE-19). */
export function menus({ config }: Site): { header: MenuLink[]; footer: MenuLink[] } {
	const { navigation, domain_name, use_pages_path, models } = config;
	const { template, default_search_path, search_page_path, offers_subscription, build_model_pages, excluded_models } =
		config;
	const links = modelLinks(models, {
		template,
		default_search_path,
		search_page_path,
		offers_subscription,
		build_model_pages,
		excluded_models,
	});
	const surroundings = { domain_name, use_pages_path, models: links };
	return {
		header: resolveMenu(navigation.header, surroundings),
		footer: resolveMenu(navigation.footer, surroundings),
	};
}
