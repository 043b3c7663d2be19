import type { SiteConfig } from '../../config/site.ts';
import { bothRates, comparisonFor, rateText } from '../../domain/money/credit-words.ts';
import { financeStart, noFees } from '../../domain/money/finance.ts';
import { repaymentNotes } from '../../domain/money/repayment-notes.ts';
import { isHired } from '../../domain/words/template.ts';
import type { CardTerms } from './card-repayment.ts';
import { siteComparison } from './finance.ts';

/** How the site’s cards say repayments; null where they do not (`finance.on_cards`; CAR-12). */
export function cardTerms(config: Pick<SiteConfig, 'finance' | 'locale' | 'template'>): CardTerms | null {
	const { finance, locale, template } = config;
	if (!finance.on_cards || isHired(template)) return null;
	const { interest_rate: rate, fees = noFees } = finance;
	const comparison = siteComparison({ finance, locale });
	const { note } = repaymentNotes(financeStart(0, rate), { comparison, fees, locale, siteRate: rate });
	const compared = comparison && comparisonFor(comparison, rate, { siteRate: rate, fees });
	const rates = compared === null ? rateText(rate, locale, false) : bothRates(rate, compared, locale);
	return { rate, fees, rates, note, locale };
}
