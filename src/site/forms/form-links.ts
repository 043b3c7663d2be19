import { pagePath } from '../../domain/addresses/pages-path.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Site } from '../site.ts';

export type FormLink = { name: string; path: string };

type Named = readonly [url: string, name: string];

/** The pages whose form is more to the point than a message, as far as the site has them, in the words of what it sells (ROUTE-9, ROUTE-14). */
export function formLinks(site: Pick<Site, 'config' | 'hasPage'>): FormLink[] {
	const { template, locale, use_pages_path, finance_replaces_pre_approval } = site.config;
	const { singular, drive } = templateWords(template);
	const buying: readonly Named[] = [
		['/trade-in/', 'Value my trade-in'],
		['/sell-your-car/', `Sell my ${singular}`],
		[finance_replaces_pre_approval ? '/finance/' : '/finance-pre-approval/', 'Get finance pre-approval'],
	];
	const all: readonly Named[] = [
		['/book-test-drive/', `Book a ${drive}`],
		['/pages/book-a-service/', 'Book a service'],
		...(isHired(template) ? [] : buying),
		['/vehicle-parts-and-accessories/', 'Order parts'],
		['/warranty/', 'Ask about warranty'],
		...(template === 'conversion' ? ([['/pages/our-conversions/', 'Ask about a conversion']] as const) : []),
		...(isHired(template) ? [] : ([['/fleet/', 'Buy for a fleet']] as const)),
	];
	return all
		.map(([url, name]) => ({ name: localiseText(name, locale), path: pagePath(url, use_pages_path) }))
		.filter(({ path }) => site.hasPage(path));
}
