import { useFormikContext } from 'formik';
import { comparisonFor, comparisonText, rateText } from '../../../domain/money/credit-words.ts';
import type { FormValues } from '../../../forms/definition.ts';
import type { FinanceModel } from '../../../site/cars/finance.ts';
import { figuresText } from '../facts/figures.ts';
import { useForm } from '../shell/form-context.ts';

/**
 * What is sent along from the calculator. The rate is said only where the calculator is on the page, with its comparison rate:
 * what the law wants said with them stands there (CAR-12).
 */
export function FiguresControl() {
	const { values } = useFormikContext<FormValues>();
	const { locale } = useForm().site.settings;
	const text = figuresText(values, locale, values['rate'] ? ratesHere(Number(values['rate']), locale) : '');
	return text && <p className="form-figures">Your figures are sent with it: {text}.</p>;
}

function ratesHere(rate: number, locale: string): string {
	const data = document.querySelector<HTMLElement>('[data-finance]')?.dataset['finance'];
	if (!data) return '';
	const { comparison, fees, start }: FinanceModel = JSON.parse(data);
	const compared = comparison && comparisonFor(comparison, rate, { siteRate: start.rate, fees });
	const said = rateText(rate, locale, compared !== null);
	return compared === null ? said : `${said} (${comparisonText(compared, locale).replace('Comparison', 'comparison')})`;
}
