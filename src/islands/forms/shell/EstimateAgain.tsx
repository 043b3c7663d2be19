import { useFormikContext } from 'formik';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { estimateOf } from '../facts/estimate.ts';
import { takesFigures } from '../facts/figures.ts';
import { useForm } from './form-context.ts';

/**
 * What the figures of an earlier step come to, or those that a car's page has given along, in a line with its rates, so that it is
 * known what is being asked for (CAR-12).
 */
export function EstimateAgain({ step }: { step: number }) {
	const { values } = useFormikContext<FormValues>();
	const { form, site, car } = useForm();
	const { loan, settings } = site;
	const asked = form.steps.find(({ fields }) => fields.some(({ component }) => component === 'financeEstimate'));
	const isEarlier = asked !== undefined && asked.id < step;
	const isGiven = !asked && car && takesFigures(form) && values['price'];
	const told = isGiven ? { ...values, vehicle_price_budget: values['price'] } : values;
	const estimate = loan && (isEarlier || isGiven) ? estimateOf(told, loan, settings.locale) : null;
	if (!estimate) return null;
	return (
		<div className="form-estimate form-estimate-again">
			<p>
				{localiseText('Your repayments', settings.locale)}: <strong>{estimate.amount}</strong>,{' '}
				{estimate.rates.join(', ')}
			</p>
			<details>
				<summary className="fold-mark flex min-h-6 w-fit items-center gap-2">{estimate.brief}</summary>
				<p>{estimate.note}</p>
			</details>
		</div>
	);
}
