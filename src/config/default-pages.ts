import { type SearchPathSettings, searchPath } from '../domain/addresses/search-path.ts';
import type { ConditionLabels } from '../domain/cars/condition.ts';
import type { Locale } from '../domain/words/locale.ts';
import { templateWords } from '../domain/words/template-words.ts';
import { localiseTexts } from '../domain/words/wording.ts';
import type { BlockPage } from './blocks.ts';
import { aboutPages } from './default-pages/about.ts';
import { buyingPages } from './default-pages/buying.ts';
import { financePages } from './default-pages/finance.ts';
import { homePage } from './default-pages/home.ts';
import { legalPages } from './default-pages/legal.ts';
import { owningPages } from './default-pages/owning.ts';
import type { Writing } from './default-pages/page-writing.ts';

type PageSettings = SearchPathSettings & {
	name: string;
	company_name?: string | undefined;
	description?: string | undefined;
	locale: Locale;
	labels: ConditionLabels;
	locations: readonly unknown[];
	finance: { calculator: boolean };
	finance_replaces_pre_approval: boolean;
};

/** The pages of a site that does not write them, by path, in the words of its template and locale (SITE-8, ROUTE-9, ROUTE-14). */
export function defaultPages(site: PageSettings): Record<string, BlockPage> {
	const writing: Writing = {
		...templateWords(site.template),
		name: site.name,
		stock: searchPath(site),
		sellsConversions: site.template === 'conversion',
		calculates: site.finance.calculator,
	};
	const pages = {
		'/': homePage(site, writing),
		...financePages(writing, site.finance_replaces_pre_approval),
		...buyingPages(writing),
		...owningPages(writing),
		...aboutPages(writing, site.description),
		...legalPages(writing, site.company_name ?? site.name, site.locale),
	};
	return localiseTexts(pages, site.locale, { keys: notWords, names: dealerNames(site) });
}

/** The longer name first, as it may hold the other. */
function dealerNames({ name, company_name }: PageSettings): string[] {
	return [name, company_name ?? name].sort((one, other) => other.length - one.length);
}

/** Keys whose text nobody reads. */
const notWords = new Set(['kind', 'url', 'image', 'filter', 'form', 'department', 'subtype']);
