import { localeRow } from '../domain/locales/rows.ts';
import { isHired } from '../domain/words/template.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** Rates that may not be advertised as they are (CAR-12). */
export function financeWarnings(site: SiteConfig, file: string): Problem[] {
	const { interest_rate, comparison_rate, fees } = site.finance;
	if (comparison_rate !== undefined && comparison_rate < interest_rate) {
		const path = 'finance.comparison_rate';
		return [
			{
				file,
				path,
				found: `${comparison_rate}`,
				expected: `at least the interest_rate, ${interest_rate}`,
				hint: lower,
			},
		];
	}
	const asks = localeRow(site.locale).comparisonWarning !== null && showsRate(site);
	if (!asks || comparison_rate !== undefined || fees !== undefined) return [];
	return [{ file, path: 'finance', found: 'an interest rate alone', expected: 'fees or comparison_rate', hint: alone }];
}

const lower = 'A comparison rate contains the interest and the fees.';
const alone =
	'Pages show repayments at an interest rate, and the law of the site’s country asks for a comparison rate beside it: add finance.fees with establishment and monthly (0 where there are none), or the lender’s finance.comparison_rate. Or set finance.calculator to false.';

/** Whether a page shows repayments: a car’s, a card or a block. What is hired out is not financed. */
function showsRate({ finance, pages, template }: SiteConfig): boolean {
	const blocks = Object.values(pages).flatMap((page) => page.blocks);
	const inBlocks = blocks.some(({ kind }) => kind === 'finance-calculator');
	return inBlocks || ((finance.calculator || finance.on_cards) && !isHired(template));
}
