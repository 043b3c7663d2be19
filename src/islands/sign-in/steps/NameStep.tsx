import { useFormik } from 'formik';
import { useState } from 'react';
import { countEvent } from '../../../client/analytics/count-event.ts';
import { useChanged } from '../../forms/fields/use-changed.ts';
import { StepForm } from '../StepForm.tsx';
import { Failure, SubmitButton } from '../SubmitButton.tsx';
import { saveUser } from '../save-user.ts';
import { useSignIn } from '../sign-in-context.ts';
import { signInRules } from '../sign-in-rules.ts';
import { TextField } from '../TextField.tsx';
import { useFocusFirst } from '../use-focus-first.ts';

/** Asks a new visitor's name, once: it completes the registration (USER-4). */
export function NameStep({ onDone }: { onDone: () => void }) {
	const { base, form, account } = useSignIn();
	const [failure, setFailure] = useState<string | null>(null);
	const element = useFocusFirst(true);
	const formik = useFormik({
		initialValues: { name: '', last_name: '' },
		validationSchema: signInRules(form).name,
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: async (values) => {
			setFailure(null);
			const result = await saveUser(base, values);
			if (result.ok) {
				account.accept(result.answer);
				countEvent(38);
				onDone();
			} else if (Object.keys(result.fields).length > 0) formik.setErrors(result.fields);
			else setFailure(result.error);
		},
	});
	const { errors, isSubmitting } = formik;
	const isChanged = useChanged(formik);
	return (
		<StepForm label="Your name" element={element} formik={formik}>
			<p role="status">You are signed in. What is your name?</p>
			<div className="form-fields">
				<TextField
					id="sign-in-name"
					half="wide"
					label="First name"
					autoComplete="given-name"
					maxLength={100}
					fault={errors.name}
					changed={isChanged('name')}
					{...formik.getFieldProps('name')}
				/>
				<TextField
					id="sign-in-last-name"
					half="wide"
					label="Last name"
					optional
					autoComplete="family-name"
					maxLength={100}
					fault={errors.last_name}
					changed={isChanged('last_name')}
					{...formik.getFieldProps('last_name')}
				/>
			</div>
			<Failure text={failure} />
			<div className="form-buttons">
				<SubmitButton busy={isSubmitting} text="Continue" />
				<button type="button" className="button button-outline" onClick={onDone}>
					Not now
				</button>
			</div>
		</StepForm>
	);
}
