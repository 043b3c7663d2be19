import { useEffect, useRef } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import { maskedAsTyped } from '../../../forms/kinds/input-masks.ts';
import { LikelyMail, useVisited } from '../../forms/fields/LikelyMail.tsx';
import { useChanged } from '../../forms/fields/use-changed.ts';
import { CaptchaNote } from '../../forms/shell/CaptchaNote.tsx';
import { StepForm } from '../../sign-in/StepForm.tsx';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { TextField } from '../../sign-in/TextField.tsx';
import { useCheckout } from '../checkout-context.ts';
import type { Person } from '../checkout-rules.ts';
import { StepHead } from '../StepHead.tsx';
import { TermsField } from './TermsField.tsx';
import { useDetailsForm } from './use-details-form.ts';

const fields = [
	{ name: 'first_name', label: 'First name', half: 'short', autoComplete: 'given-name', maxLength: 100 },
	{ name: 'last_name', label: 'Last name', half: 'short', autoComplete: 'family-name', maxLength: 100 },
	{ name: 'email', label: 'Email', half: 'wide', type: 'email', autoComplete: 'email', maxLength: 254 },
	{ name: 'phone', label: 'Phone', half: 'wide', type: 'tel', autoComplete: 'tel', maxLength: 40 },
] as const satisfies readonly {
	name: keyof Person;
	label: string;
	half: 'short' | 'wide';
	type?: string;
	autoComplete: string;
	maxLength: number;
}[];

/** Who reserves the car, and the terms, which nobody has ticked for them (CAR-11). */
export function DetailsStep({ note }: { note: string | null }) {
	const { form } = useCheckout();
	const { settings, minutes, singular } = form;
	const { formik, captcha, failure } = useDetailsForm();
	const { values, errors, isSubmitting, submitCount } = formik;
	const isChanged = useChanged(formik);
	const element = useRef<HTMLFormElement>(null);
	// The receipt goes there.
	const mail = useVisited('checkout-email');
	// A fault is led to once it is drawn.
	useEffect(() => {
		element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [errors, submitCount]);
	const write = (name: keyof Person, typed: string) => {
		const shown = name === 'phone' ? maskedAsTyped('phone', { typed, before: values.phone }, settings) : typed;
		void formik.setFieldValue(name, shown, false);
	};
	return (
		<>
			<StepHead>Reserve it in your name</StepHead>
			{note && <p className="notice">{note}</p>}
			<StepForm label="Your details" element={element} formik={formik} onFocus={captcha.prepare}>
				<div className="form-fields">
					{fields.map(({ name, label, ...input }) => (
						<TextField
							{...input}
							key={name}
							id={`checkout-${name}`}
							name={name}
							label={localiseText(label, settings.locale)}
							value={values[name]}
							fault={errors[name]}
							changed={isChanged(name)}
							onChange={({ target }) => write(name, target.value)}
							{...(name === 'email' && { onFocus: () => mail.visit(true), onBlur: () => mail.visit(false) })}
						>
							{name === 'email' && (
								<LikelyMail
									field="checkout-email"
									value={mail.isIn ? '' : values.email}
									set={(address) => write('email', address)}
								/>
							)}
						</TextField>
					))}
				</div>
				<TermsField
					isTicked={values.terms}
					fault={errors.terms}
					changed={isChanged('terms')}
					onTick={(isTicked) => void formik.setFieldValue('terms', isTicked, false)}
				/>
				{form.captcha && <CaptchaNote state={captcha.state} />}
				{failure && (
					<div className="form-failure" role="alert">
						<p>{failure.text}</p>
						{failure.reload && (
							<p className="form-failure-ways">
								<button type="button" className="button button-outline button-small" onClick={() => location.reload()}>
									Load the page again
								</button>
							</p>
						)}
					</div>
				)}
				<div className="form-buttons">
					<SubmitButton busy={isSubmitting} text={`Hold this ${singular} and continue to payment`} />
				</div>
				<p className="form-kept">
					Nothing is charged yet: we hold this {singular} for you for {minutes} minutes while you pay. We use your
					details for this reservation.{' '}
					<a className="link" href={form.privacyPath}>
						Privacy
					</a>
				</p>
			</StepForm>
		</>
	);
}
