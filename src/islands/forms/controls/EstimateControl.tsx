import { useFormikContext } from 'formik';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { estimateOf, isPaidByDeposit } from '../facts/estimate.ts';
import { useForm } from '../shell/form-context.ts';

const empty = 'Enter what you’d like to spend to see your repayments.';
const covered =
	'Your deposit covers the price: there is nothing to borrow. Enter a smaller one to see your repayments.';

/** What the figures of the form come to, as they are typed; nothing on sites without repayments (CAR-12). */
export function EstimateControl() {
	const { values } = useFormikContext<FormValues>();
	const { loan, settings } = useForm().site;
	if (!loan) return null;
	const estimate = estimateOf(values, loan, settings.locale);
	return (
		<div className="form-estimate">
			<output aria-live="polite">
				{estimate ? (
					<>
						<span>{localiseText('Your repayments', settings.locale)}</span>
						<strong>{estimate.amount}</strong>
						{estimate.rates.map((rate) => (
							<span key={rate}>{rate}</span>
						))}
					</>
				) : (
					<span>{isPaidByDeposit(values, loan, settings.locale) ? covered : empty}</span>
				)}
			</output>
			{estimate && <p>{estimate.note}</p>}
		</div>
	);
}
