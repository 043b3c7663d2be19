import type { SiteConfig } from '../../config/site.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { bothRates, comparisonFor, rateText } from '../../domain/money/credit-words.ts';
import { financeStart, noFees } from '../../domain/money/finance.ts';
import { repaymentNotes } from '../../domain/money/repayment-notes.ts';
import { isHired } from '../../domain/words/template.ts';
import type { CardTerms } from './card-repayment.ts';
import { siteComparison } from './finance.ts';

type Config = Pick<SiteConfig, 'finance' | 'locale' | 'template' | 'price_basis'>;

/** How the site’s cards say repayments; null where they do not (`finance.on_cards`; CAR-12). */
export const cardTerms = (config: Config): CardTerms | null => (config.finance.on_cards ? termsOf(config) : null);

/** How saved and compared cars say them: as the pages of these cars do, also where cards say none (CAR-12, USER-2). */
export const savedTerms = (config: Config): CardTerms | null =>
	config.finance.on_cards || config.finance.calculator ? termsOf(config) : null;

/** How words for a week's repayment are read: wherever the site reckons them by the week (SRCH-3). */
export const weeklyTerms = (config: Config): CardTerms | null =>
	localeRow(config.locale).repaid === 'weekly' ? savedTerms(config) : null;

function termsOf({ finance, locale, template, price_basis: basis }: Config): CardTerms | null {
	if (isHired(template)) return null;
	const { interest_rate: rate, fees = noFees } = finance;
	const comparison = siteComparison({ finance, locale });
	const { note } = repaymentNotes(financeStart(0, rate), { comparison, fees, basis, locale, siteRate: rate });
	const compared = comparison && comparisonFor(comparison, rate, { siteRate: rate, fees });
	const rates = compared === null ? rateText(rate, locale, false) : bothRates(rate, compared, locale);
	return { rate, fees, rates, note, locale };
}
