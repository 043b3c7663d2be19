import type { SiteConfig } from '../../config/site.ts';
import { noFees } from '../../domain/money/finance.ts';
import { isHired } from '../../domain/words/template.ts';
import type { CardTerms } from './card-repayment.ts';
import { creditTexts, siteComparison } from './finance.ts';

/** How the site’s cards say repayments; null where they do not (`finance.on_cards`; CAR-12). */
export function cardTerms(config: Pick<SiteConfig, 'finance' | 'locale' | 'template'>): CardTerms | null {
	const { finance, locale, template } = config;
	if (!finance.on_cards || isHired(template)) return null;
	const { interest_rate: rate, fees = noFees } = finance;
	const { rates, note } = creditTexts({ comparison: siteComparison({ finance, locale }), fees, locale, rate });
	return { rate, fees, rates: rates.join('. '), note: `${note}`, locale };
}
