import { pagePath } from '../../domain/addresses/pages-path.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Site } from '../site.ts';

export type FormLink = { name: string; path: string };

type Named = readonly [url: string, name: string];

/** Where somebody on the page of one form may rather go, by its name: the page, and what is said of it. */
const relatedForms: Readonly<Record<string, readonly [ask: string, url: string, name: string]>> = {
	finance: ['Know what you want?', '/finance-pre-approval/', 'Get pre-approved'],
	'finance-enquiry': ['Know what you want?', '/finance-pre-approval/', 'Get pre-approved'],
	'finance-pre-approval': ['Just a question?', '/finance-enquiry/', 'Ask about finance'],
	'trade-in': ['Selling without buying?', '/sell-your-car/', 'Sell yours to us'],
	'sell-your-car': ['Buying from us too?', '/trade-in/', 'Trade yours in'],
	'book-a-service': ['Only need a part?', '/vehicle-parts-and-accessories/', 'Order parts'],
	parts: ['Want it fitted?', '/pages/book-a-service/', 'Book a service'],
	warranty: ['Due for a service?', '/pages/book-a-service/', 'Book a service'],
};

const owning: readonly Named[] = [
	['/vehicle-parts-and-accessories/', 'Order parts'],
	['/warranty/', 'Ask about warranty'],
];

/** Somebody who has a hired one neither orders parts for it nor owns its warranty. */
const having: readonly Named[] = [['/warranty/', 'Report a fault']];

export type RelatedForm = FormLink & { ask: string };

/** The other form that belongs beside a form; null if it has none or the site has no such page. */
export function relatedForm(form: string, { config, hasPage }: Pick<Site, 'config' | 'hasPage'>): RelatedForm | null {
	const [ask = '', url = '', name = ''] = relatedForms[form] ?? [];
	const path = pagePath(url, config.use_pages_path);
	return url && hasPage(path) && !isHired(config.template)
		? { ask: localiseText(ask, config.locale), name: localiseText(name, config.locale), path }
		: null;
}

/** The pages whose form is more to the point than a message, as far as the site has them, worded for what it sells (ROUTE-9, ROUTE-14). */
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
		...(isHired(template) ? having : owning),
		...(template === 'conversion' ? ([['/pages/our-conversions/', 'Ask about a conversion']] as const) : []),
		...(isHired(template) ? [] : ([['/fleet/', 'Buy for a fleet']] as const)),
	];
	return all
		.map(([url, name]) => ({ name: localiseText(name, locale), path: pagePath(url, use_pages_path) }))
		.filter(({ path }) => site.hasPage(path));
}
