import { useEffect, useRef, useState } from 'react';
import {
	type FinanceChoice,
	type FinanceResult,
	type Frequency,
	financeResult,
	financeTerms,
	frequencies,
	highestRate,
	repaymentText,
} from '../../domain/money/finance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney, moneySign } from '../../domain/words/written-number.ts';
import { readFinanceFields } from './read-fields.ts';

type Props = {
	start: FinanceChoice;
	/** Percent a year, with the warning that belongs to it. */
	comparison: { rate: number; warning: string | null } | null;
	locale: string;
};

/**
 * What a price costs in repayments (CAR-12). The build draws it with its first result; in the browser it starts at the
 * first touch. The fields keep their own values, so that what was typed before it started counts.
 */
export function FinanceCalculator({ start, comparison, locale }: Props) {
	const fields = useRef<HTMLFieldSetElement>(null);
	const [choice, setChoice] = useState(start);
	const sign = moneySign(locale);
	const read = () => fields.current && setChoice(readFinanceFields(fields.current));
	// Once, for what was typed before this started.
	useEffect(() => void read(), []);
	return (
		<>
			<Result choice={choice} result={financeResult(choice)} locale={locale} />
			<fieldset className="finance-form" ref={fields} onInput={read}>
				<legend className="sr-only">Loan</legend>
				<fieldset className="finance-frequency">
					<legend className="sr-only">Repayments</legend>
					{frequencies.map((frequency) => (
						<label key={frequency}>
							<input type="radio" name="frequency" value={frequency} defaultChecked={frequency === start.frequency} />
							<span>{localiseText(frequencyNames[frequency], locale)}</span>
						</label>
					))}
				</fieldset>
				<div className="finance-fields">
					<Amount name="price" label={`Price (${sign})`} value={start.price} />
					<Amount name="deposit" label={`Deposit or trade-in (${sign})`} value={start.deposit} />
					<Amount name="balloon" label={`Balloon at the end (${sign})`} value={start.balloon} />
					<label>
						<span>Interest rate (% a year)</span>
						<input
							type="number"
							name="rate"
							inputMode="decimal"
							min={0}
							max={highestRate}
							step="0.01"
							defaultValue={start.rate}
						/>
					</label>
					<label>
						<span>Term</span>
						<select name="term" defaultValue={start.term}>
							{financeTerms.map((term) => (
								<option key={term} value={term}>
									{yearsText(term)}
								</option>
							))}
						</select>
					</label>
				</div>
			</fieldset>
			<Notes rate={start.rate} comparison={comparison} />
		</>
	);
}

const frequencyNames: Record<Frequency, string> = {
	weekly: 'Weekly',
	fortnightly: 'Fortnightly',
	monthly: 'Monthly',
};

const yearsText = (months: number): string => (months === 12 ? '1 year' : `${months / 12} years`);

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
	return (
		<label>
			<span>{label}</span>
			<input type="number" name={name} inputMode="numeric" min={0} step="any" defaultValue={value} />
		</label>
	);
}

function Result({ choice, result, locale }: { choice: FinanceChoice; result: FinanceResult; locale: string }) {
	const { borrowed, repayments, interest } = result;
	const balloon = Math.min(choice.balloon, borrowed);
	const parts = [
		`${repayments} ${choice.frequency} repayments at ${choice.rate}% a year`,
		`${formatMoney(borrowed, locale)} borrowed`,
		`${formatMoney(Math.round(interest), locale)} interest in all`,
		...(balloon > 0 ? [`${formatMoney(balloon, locale)} due at the end`] : []),
	];
	return (
		<output className="finance-result" aria-live="polite">
			<strong>{localiseText(repaymentText(choice, locale), locale)}</strong>
			<small>{localiseText(`${parts.join(', ')}.`, locale)}</small>
		</output>
	);
}

function Notes({ rate, comparison }: { rate: number } & Pick<Props, 'comparison'>) {
	return (
		<div className="finance-notes">
			{comparison && (
				<p>{`Rate ${rate}% a year, comparison rate ${comparison.rate}% a year. ${comparison.warning ?? ''}`}</p>
			)}
			<p>An estimate, not an offer of credit: it leaves out fees, and a lender decides on rate, deposit and balloon.</p>
		</div>
	);
}
