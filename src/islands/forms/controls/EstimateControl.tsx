import { useFormikContext } from 'formik';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { estimateOf } from '../facts/estimate.ts';
import { useForm } from '../shell/form-context.ts';

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
					<span>Enter what you’d like to spend to see your repayments.</span>
				)}
			</output>
			{estimate && <p>{estimate.note}</p>}
		</div>
	);
}
