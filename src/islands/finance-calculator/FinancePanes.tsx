import type { FunctionComponent, MouseEvent, RefObject } from 'react';
import { rateLabel, yearsText } from '../../domain/money/credit-words.ts';
import { type FinanceChoice, type Frequency, financeTerms, frequencies } from '../../domain/money/finance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import { formatMoney, moneySign } from '../../domain/words/written-number.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';
import { Choices } from './Choices.tsx';
import type { TypedField } from './choice-faults.ts';
import type { FinanceAbout } from './finance-about.ts';
import { NumberField } from './NumberField.tsx';
import { Result } from './Result.tsx';
import type { ShareProps } from './ShareControls.tsx';
import { tidyField, writtenAmount } from './write-fields.ts';

type Props = {
	model: FinanceModel;
	choice: FinanceChoice;
	faults: Partial<Record<TypedField, string>>;
	/** The slider: as it is at first, or one that works. */
	Share: FunctionComponent<ShareProps>;
	/** What only the browser knows, once the calculator is alive. */
	about?: FinanceAbout | undefined;
	fields?: RefObject<HTMLFieldSetElement | null>;
	onInput?: () => void;
	/** Sets a field as if it had been typed. */
	onSet?: (name: TypedField) => (amount: number) => void;
	onApply?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** What the finance calculator shows (CAR-12): a part without state, which the build draws with its first result. */
export function FinancePanes({
	model,
	choice,
	faults,
	Share,
	about,
	fields,
	onInput,
	onSet = ignored,
	onApply,
}: Props) {
	const { start, locale } = model;
	const sign = moneySign(locale);
	const number = (name: TypedField, label: string) => ({
		name,
		label,
		fault: faults[name],
	});
	const isOfCar = model.carId !== null;
	const priceField = <NumberField {...number('price', `Price (${sign})`)} value={writtenAmount(start.price, locale)} />;
	return (
		<div className="finance-panes">
			<fieldset
				className="finance-form"
				ref={fields}
				onInput={onInput}
				onBlur={({ target }) => tidyField(target, locale)}
			>
				<legend className="sr-only">Loan</legend>
				{about?.car && <AboutCar car={about.car} />}
				<Choices
					name="frequency"
					legend={localiseText('Repayments', locale)}
					chosen={start.frequency}
					values={frequencies.map((value) => ({ value, label: localiseText(frequencyNames[value], locale) }))}
				/>
				<div className="finance-fields">
					{!isOfCar && priceField}
					<NumberField
						{...number('deposit', localiseText(`Deposit or trade-in (${sign})`, locale))}
						value={writtenAmount(start.deposit, locale)}
					>
						<Share
							label="Share of the price at the start"
							whole={choice.price}
							amount={choice.deposit}
							shares={[0, 10, 20]}
							none="None"
							locale={locale}
							onAmount={onSet('deposit')}
						/>
						{about?.tradeIn && <TradeIn range={about.tradeIn} locale={locale} onUse={onSet('deposit')} />}
					</NumberField>
					<Choices
						name="term"
						legend="Term"
						shown="Term in years"
						chosen={start.term}
						values={financeTerms.map((term) => ({ value: term, label: String(term / 12), name: yearsText(term) }))}
					/>
					<details className="finance-more">
						<summary className="fold-mark">
							{localiseText(isOfCar ? 'Balloon, price and rate' : 'Balloon and rate', locale)}
						</summary>
						<NumberField
							{...number('balloon', localiseText(`Balloon at the end (${sign})`, locale))}
							value={writtenAmount(start.balloon, locale)}
						>
							<Share
								label="Share of the price at the end"
								whole={choice.price}
								amount={choice.balloon}
								shares={[0, 20, 30]}
								none="None"
								locale={locale}
								onAmount={onSet('balloon')}
							/>
						</NumberField>
						{isOfCar && priceField}
						<NumberField
							{...number('rate', rateLabel(locale, model.comparison !== null))}
							value={writtenAmount(start.rate, locale)}
						/>
					</details>
				</div>
			</fieldset>
			<Result choice={choice} model={model} faults={Object.keys(faults)}>
				{model.applyUrl && (
					<a className="button button-primary" href={model.applyUrl} data-finance-apply onClick={onApply}>
						Ask about these figures
					</a>
				)}
			</Result>
		</div>
	);
}

/** The build draws what nobody can touch yet. */
const ignored = () => () => {};

const frequencyNames: Record<Frequency, string> = {
	weekly: 'Weekly',
	fortnightly: 'Fortnightly',
	monthly: 'Monthly',
};

/** The car that is to be paid for. */
function AboutCar({ car: { name, path, price } }: { car: NonNullable<FinanceAbout['car']> }) {
	return (
		<p className="finance-car">
			<a className="link" href={path}>
				{name}
			</a>{' '}
			<span>{price}</span>
		</p>
	);
}

type TradeInProps = { range: NonNullable<FinanceAbout['tradeIn']>; locale: string; onUse: (amount: number) => void };

/** What the visitor’s own vehicle was valued at: the low end, so that the repayment is not too low. */
function TradeIn({ range: { low, high }, locale, onUse }: TradeInProps) {
	return (
		<button type="button" className="finance-trade-in" onClick={() => onUse(low)}>
			Use your trade-in: {formatMoney(low, locale)}–{formatMoney(high, locale)}
		</button>
	);
}
