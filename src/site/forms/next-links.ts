import type { SiteConfig } from '../../config/site.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { contactPath } from '../pages/links.ts';
import type { FormLink } from './form-links.ts';

/** Their visitors come to the dealer next. */
const visits: ReadonlySet<string> = new Set([
	'sell-my-car-enquiry',
	'book-a-service',
	'service-enquiry',
	'warranty',
	'parts-enquiry',
	'test-drive',
	'test-drive-enquiry',
]);

/** Where somebody goes next who has sent a form of this category or subcategory (ROUTE-10). */
export function nextLink(category: string, config: SiteConfig): FormLink {
	const { singular, plural } = templateWords(config.template);
	if (visits.has(category)) return { name: 'See where and when to find us', path: contactPath };
	const name = category === 'trade-in-enquiry' ? `Choose your next ${singular}` : `Browse ${plural}`;
	return { name, path: searchPath(config) };
}
