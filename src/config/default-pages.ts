import { type SearchPathSettings, searchPath } from '../domain/addresses/search-path.ts';
import { type ConditionLabels, conditionLabel } from '../domain/cars/condition.ts';
import { askedOf, isHired } from '../domain/words/template.ts';
import { templateWords } from '../domain/words/template-words.ts';
import { whatToBring } from '../domain/words/what-to-bring.ts';
import { localiseTexts } from '../domain/words/wording.ts';
import type { BlockPage } from './blocks.ts';
import { aboutPages } from './default-pages/about.ts';
import { buyingPages } from './default-pages/buying.ts';
import { dealerFacts, type FactSettings } from './default-pages/dealer-facts.ts';
import { financePages } from './default-pages/finance.ts';
import { hiringPages } from './default-pages/hiring.ts';
import { type HiringSettings, hiringFacts } from './default-pages/hiring-facts.ts';
import { homePage } from './default-pages/home.ts';
import { legalPages } from './default-pages/legal.ts';
import { type LoanSettings, loanFacts } from './default-pages/loan-facts.ts';
import { owningPages } from './default-pages/owning.ts';
import type { Writing } from './default-pages/page-writing.ts';
import { servicePages } from './default-pages/service.ts';
import { tradeWords } from './default-pages/trade-words.ts';
import { tryingPages } from './default-pages/trying.ts';

type PageSettings = SearchPathSettings &
	FactSettings &
	LoanSettings &
	HiringSettings & {
		company_name?: string | undefined;
		description?: string | undefined;
		labels: ConditionLabels;
		price_basis?: Writing['priceBasis'];
		enable_store: boolean;
		test_drives: { slots: boolean; minutes: number; days_ahead: number; bring?: string | undefined };
		reservations: { hold_minutes: number };
		finance: { calculator: boolean; no_credit_check: boolean };
		finance_replaces_pre_approval: boolean;
		warranty: Writing['warranty'];
		parts: Writing['counterPrices'];
		car_page: { promises: Record<Condition, readonly { title: string; text?: string | undefined }[]> };
	};

type Condition = 'used' | 'demo' | 'new';

function promisesOf({ car_page, labels }: Pick<PageSettings, 'car_page' | 'labels'>): Writing['promises'] {
	const conditions: readonly Condition[] = ['used', 'demo', 'new'];
	return conditions.flatMap((condition) =>
		car_page.promises[condition].map(({ title, text = '' }) => ({
			title,
			text,
			condition: conditionLabel(condition, labels),
		})),
	);
}

/** The pages of a site that does not write them, by path, worded for its template and locale (SITE-8, ROUTE-9, ROUTE-14). */
export function defaultPages(site: PageSettings): Record<string, BlockPage> {
	const { test_drives } = site;
	const bring = whatToBring(site.template, site.locale);
	const writing: Writing = {
		...templateWords(site.template),
		...dealerFacts(site),
		...tradeWords(site.template),
		...(isHired(site.template) && hiredWords(tradeWords(site.template))),
		name: site.name,
		stock: searchPath(site),
		sellsConversions: site.template === 'conversion',
		isDriven: askedOf(site.template).includes('driven'),
		hires: isHired(site.template),
		period: site.template === 'subscription' ? 'week' : 'day',
		loan: loanFacts(site),
		calculates: site.finance.calculator,
		asksFreely: site.finance.no_credit_check,
		booksTimes: test_drives.slots,
		slots: { days: test_drives.days_ahead, minutes: test_drives.minutes },
		holdMinutes: site.reservations.hold_minutes,
		bring: { ...bring, drive: test_drives.bring ? [test_drives.bring] : bring.drive },
		priceBasis: site.price_basis,
		takesDeposits: site.enable_store,
		promises: promisesOf(site),
		warranty: site.warranty,
		counterPrices: site.parts,
		hiring: hiringFacts(site),
	};
	const pages = {
		'/': homePage(site, writing),
		...financePages(writing, site.finance_replaces_pre_approval),
		...tryingPages(writing),
		...buyingPages(writing),
		...servicePages(writing),
		...owningPages(writing),
		...aboutPages(writing, site.description),
		...legalPages(writing, site.company_name ?? site.name, site.locale),
		...(writing.hires && hiringPages(writing, site.finance_replaces_pre_approval)),
	};
	return localiseTexts(pages, site.locale, { keys: notWords, names: dealerNames(site) });
}

/** What one hires is a car, as the page has said how it is had: nobody asks for a subscription car. */
const hiredWords = ({ own, owns }: Pick<Writing, 'own' | 'owns'>): Pick<Writing, 'singular' | 'plural' | 'one'> => ({
	...{ singular: own, plural: owns, one: `a ${own}` },
});

/** The longer name first, as it may hold the other. */
function dealerNames({ name, company_name }: PageSettings): string[] {
	return [name, company_name ?? name].sort((one, other) => other.length - one.length);
}

/** Keys whose text nobody reads. */
const notWords = new Set(['kind', 'url', 'image', 'filter', 'form', 'department', 'subtype']);
