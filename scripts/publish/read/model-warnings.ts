import { modelsWithoutPage } from '../../../src/site/pages/kinds/model.ts';
import type { Site } from '../../../src/site/site.ts';

/** Models whose page would have the address of another one: it loses, and the model leads to the search (ROUTE-17). */
export const modelWarnings = (site: Pick<Site, 'config'>): string[] =>
	modelsWithoutPage(site).map(
		(slug) => `models: "${slug}" has no page of its own, because /${slug}/ is another page. Set its override_url.`,
	);
