import { type Locale, localeRow } from '../../domain/locales/rows.ts';
import {
	type FinanceChoice,
	type FinanceFees,
	financeResult,
	financeStart,
	noFees,
} from '../../domain/money/finance.ts';
import { formatMoney } from '../../domain/words/written-number.ts';

/** What a loan at the dealer's own rate comes to, for texts that explain it with figures instead of rules (ROUTE-9). */
export type LoanFacts = {
	/** `$30,000`, the loan that the figures are for. */
	amount: string;
	/** `$395 to set it up and $8 a month`; null where the dealer names no fees. */
	fees: string | null;
	/** Each fee by itself, for a list. */
	feeList: { title: string; price: string }[];
	/** Seven years instead of five. */
	longer: Difference;
	/** A fifth left for the end, over five years. */
	balloon: Difference & { due: string };
	/** Whether the site shows a comparison rate. */
	compares: boolean;
};

/** What is paid less each period, `$32 a week`, and what more in interest over the term, `$3,900`. */
type Difference = { less: string; more: string };

export type LoanSettings = {
	locale: Locale;
	finance: {
		interest_rate: number;
		fees?: FinanceFees | undefined;
		comparison_rate?: number | undefined;
		comparison_example: { amount: number };
	};
};

const share = 5;
const periodNames = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' };

export function loanFacts({ locale, finance }: LoanSettings): LoanFacts {
	const { interest_rate, fees, comparison_rate, comparison_example } = finance;
	const usual = financeStart(comparison_example.amount, interest_rate, localeRow(locale).repaid);
	const money = (amount: number): string => formatMoney(amount, locale);
	const compared = (choice: Partial<FinanceChoice>): Difference => {
		const [own, other] = [usual, { ...usual, ...choice }].map((one) => financeResult(one, noFees));
		if (!own || !other) throw new Error('A loan has no result.');
		return {
			less: `${money(Math.floor(own.repayment - other.repayment))} a ${periodNames[usual.frequency]}`,
			more: money(Math.round((other.interest - own.interest) / 10) * 10),
		};
	};
	const due = usual.price / share;
	const { establishment = 0, monthly = 0 } = fees ?? {};
	const feeList = [
		...(establishment > 0 ? [{ title: 'Establishment fee', price: money(establishment) }] : []),
		...(monthly > 0 ? [{ title: 'Account-keeping fee', price: `${money(monthly)} a month` }] : []),
	];
	return {
		amount: money(usual.price),
		fees:
			[establishment > 0 && `${money(establishment)} to set it up`, monthly > 0 && `${money(monthly)} a month`]
				.filter(Boolean)
				.join(' and ') || null,
		feeList,
		longer: compared({ term: 84 }),
		balloon: { ...compared({ balloon: due }), due: money(due) },
		compares: comparison_rate !== undefined || fees !== undefined || localeRow(locale).country === 'US',
	};
}
