import type { SiteConfig } from '../../config/site.ts';
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
	const { rates, note } = repaymentNotes(financeStart(0, rate), { comparison, fees, locale, siteRate: rate });
	return { rate, fees, rates: rates.join('. '), note: `${note}`, locale };
}
