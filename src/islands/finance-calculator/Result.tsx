import type { ReactNode } from 'react';
import { comparisonFor, comparisonNote, comparisonText, rateText } from '../../domain/money/credit-words.ts';
import { type FinanceChoice, financeResult, repaymentText, sensibleChoice } from '../../domain/money/finance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';

/** `faults`: the fields that cannot be read, so that the result is not what was meant. */
type Props = { choice: FinanceChoice; model: FinanceModel; faults?: readonly string[]; children: ReactNode };

/** The repayment with its rates beside it, what it is made of, and what the law wants said with it (CAR-12). */
export function Result({ choice: given, model, faults = [], children }: Props) {
	const { locale, fees } = model;
	const isFaulty = faults.length > 0;
	const choice = sensibleChoice(given);
	const { borrowed, due, repayments, interest, fees: allFees } = financeResult(choice, fees);
	if (borrowed <= 0) return isFaulty ? <Unread /> : <NothingBorrowed price={choice.price} locale={locale} />;
	const money = (amount: number) => formatMoney(Math.ceil(amount), locale);
	const parts = [
		[money(borrowed), 'borrowed'],
		[String(repayments), `${choice.frequency} repayments`],
		[money(interest), 'interest in all'],
		...(allFees > 0 ? [[money(allFees), 'fees in all']] : []),
		...(due > 0 ? [[money(due), 'due at the end']] : []),
	];
	return (
		<div className={isFaulty ? 'finance-result finance-result-faulty' : 'finance-result'}>
			<output aria-live="polite">
				<strong>{localiseText(repaymentText(choice, locale, fees), locale)}</strong>
				<Rates rate={choice.rate} model={model} />
				{isFaulty && <span className="field-fault">Fix the marked figure first.</span>}
			</output>
			<div className="finance-rest">
				<ul>
					{parts.map(([amount, what = '']) => (
						<li key={what}>
							{amount} {localiseText(what, locale)}
						</li>
					))}
				</ul>
				{children}
				<Notes rate={choice.rate} model={model} />
			</div>
		</div>
	);
}

/** Nothing is worked out from a price that cannot be read, or a deposit above it. */
const Unread = () => (
	<div className="finance-result">
		<output aria-live="polite">
			<span className="field-fault">Fix the marked figure first.</span>
		</output>
	</div>
);

/** No repayment, so no rates and nothing to apply for: there is no price, or the deposit is all of it. */
const NothingBorrowed = ({ price, locale }: { price: number; locale: string }) => (
	<div className="finance-result">
		<output aria-live="polite">
			<strong>Nothing to borrow</strong>
			<span>
				{localiseText(
					price > 0 ? 'Your deposit or trade-in covers the whole price.' : 'Enter a price to see its repayments.',
					locale,
				)}
			</span>
		</output>
	</div>
);

type RateProps = { rate: number; model: FinanceModel };

/** The rate and the comparison rate in the same letters: one may not be more prominent than the other. */
function Rates({ rate, model: { comparison, start, fees, locale } }: RateProps) {
	const compared = comparison && comparisonFor(comparison, rate, { siteRate: start.rate, fees });
	return (
		<span className="finance-rates">
			<span>{rateText(rate, locale, compared !== null)}</span>{' '}
			{compared !== null && <span>{comparisonText(compared, locale)}</span>}
		</span>
	);
}

function Notes({ rate, model: { comparison, start, fees, locale } }: RateProps) {
	const isOwnRate = rate !== start.rate;
	const { given } = comparison ?? {};
	const ours =
		isOwnRate && typeof given === 'number'
			? `The rate is your own. Ours is ${rateText(start.rate, locale, true)}, ${comparisonText(given, locale).replace('Comparison', 'comparison')}.`
			: null;
	const monthly = fees.monthly > 0 ? `Repayments contain a fee of ${formatMoney(fees.monthly, locale)} a month.` : null;
	const first =
		fees.establishment > 0
			? `A fee of ${formatMoney(fees.establishment, locale)} is due at the start, and is not borrowed.`
			: null;
	const hasFees = fees.monthly > 0 || fees.establishment > 0;
	const estimate = `An estimate, not an offer of credit${hasFees ? '' : ': it leaves out fees'}. A lender decides on rate, fees, deposit and balloon.`;
	return (
		<div className="finance-notes">
			{comparison && <p>{localiseText(comparisonNote(comparison, locale), locale)}</p>}
			<p>{localiseText([ours, monthly, first, estimate].filter(Boolean).join(' '), locale)}</p>
		</div>
	);
}
