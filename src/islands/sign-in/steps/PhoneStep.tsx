import { useFormik } from 'formik';
import { useState } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import { maskedAsTyped } from '../../../forms/kinds/input-masks.ts';
import { useChanged } from '../../forms/fields/use-changed.ts';
import { CaptchaNote } from '../../forms/shell/CaptchaNote.tsx';
import { type Progress, resendMilliseconds } from '../progress.ts';
import { StepForm } from '../StepForm.tsx';
import { Failure, SubmitButton } from '../SubmitButton.tsx';
import { useSignIn } from '../sign-in-context.ts';
import { signInRules } from '../sign-in-rules.ts';
import { TextField } from '../TextField.tsx';
import { useFocusFirst } from '../use-focus-first.ts';
import { useRequestCode } from '../use-request-code.ts';

type Props = { phone: string; isBack: boolean; go: (progress: Progress) => void };

/** Asks for the phone number that the code is sent to (USER-4). */
export function PhoneStep({ phone, isBack, go }: Props) {
	const { form } = useSignIn();
	const { captcha, request } = useRequestCode();
	const [failure, setFailure] = useState<string | null>(null);
	const element = useFocusFirst(isBack);
	const formik = useFormik({
		initialValues: { phone },
		validationSchema: signInRules(form).phone,
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: async (values) => {
			setFailure(null);
			const reply = await request(values.phone);
			if (reply.ok) go({ step: 'code', phone: values.phone, sentAt: Date.now(), wait: resendMilliseconds });
			else if (reply.code === 'rate_limited' && reply.wait <= resendMilliseconds)
				go({ step: 'code', phone: values.phone, sentAt: Date.now(), wait: reply.wait, isEarlier: true });
			else if (reply.fields['phone']) formik.setErrors({ phone: reply.fields['phone'] });
			else setFailure(reply.error);
		},
	});
	const { values, errors, isSubmitting } = formik;
	const isChanged = useChanged(formik);
	const write = (typed: string) => {
		const phone = maskedAsTyped('phone', { typed, before: values.phone }, form.settings);
		void formik.setFieldValue('phone', phone, false);
	};
	return (
		<StepForm label="Sign in" element={element} formik={formik} onFocus={captcha.prepare}>
			<TextField
				id="sign-in-phone"
				label={localiseText('Mobile number', form.settings.locale)}
				help="We send a code to this number by SMS."
				type="tel"
				name="phone"
				autoComplete="tel"
				maxLength={40}
				value={values.phone}
				fault={errors.phone}
				changed={isChanged('phone')}
				onChange={({ target }) => write(target.value)}
			/>
			{form.captcha && <CaptchaNote state={captcha.state} />}
			<Failure text={failure} />
			<div className="form-buttons">
				<SubmitButton busy={isSubmitting} text="Send the code" />
			</div>
			<p className="form-kept">
				We use your number to sign you in and keep your watchlist, and for nothing else unless you ask.{' '}
				<a className="link" href={form.privacyPath}>
					Privacy
				</a>
			</p>
		</StepForm>
	);
}
