import { pagePath } from '../../domain/addresses/pages-path.ts';
import { isHired } from '../../domain/words/template.ts';
import type { Site } from '../site.ts';

/** The first of a dealer's prices, and the page with all of them. */
export type FormPrices = { items: readonly { title: string; price: string }[]; path: string };

const most = 4;

/** What the workshop asks, beside the form that books it (ROUTE-14): from the prices on the service page; null where it has none. */
export function workshopPrices(form: string, { config, hasPage }: Pick<Site, 'config' | 'hasPage'>): FormPrices | null {
	const path = pagePath('/service/', config.use_pages_path);
	if (form !== 'book-a-service' || isHired(config.template) || !hasPage(path)) return null;
	const list = config.pages['/service/']?.blocks.find((block) => block.kind === 'price-list');
	return list ? { items: list.items.slice(0, most).map(({ title, price }) => ({ title, price })), path } : null;
}
