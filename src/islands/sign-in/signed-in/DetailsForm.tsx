import { useFormik } from 'formik';
import { useState } from 'react';
import type { AccountUser } from '../../../contract/account.ts';
import { useChanged } from '../../forms/fields/use-changed.ts';
import { Failure, SubmitButton } from '../SubmitButton.tsx';
import { saveUser } from '../save-user.ts';
import { useSignIn } from '../sign-in-context.ts';
import { signInRules } from '../sign-in-rules.ts';
import { TextField } from '../TextField.tsx';

const alerts = [
	['none', 'No messages'],
	['sms', 'By SMS'],
	['email', 'By email'],
] as const;

/** What an account keeps of a person, and whether they want to be told of saved cars. */
export function DetailsForm({ user }: { user: AccountUser }) {
	const { base, form, account } = useSignIn();
	const [failure, setFailure] = useState<string | null>(null);
	const [said, setSaid] = useState('');
	const formik = useFormik({
		initialValues: {
			name: user.name ?? '',
			last_name: user.last_name ?? '',
			email: user.email ?? '',
			alerts: user.alerts,
		},
		validationSchema: signInRules(form).details,
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: async (values) => {
			setFailure(null);
			setSaid('');
			const result = await saveUser(base, values);
			if (result.ok) {
				account.accept(result.answer);
				setSaid('Your details are saved.');
			} else if (Object.keys(result.fields).length > 0) formik.setErrors(result.fields);
			else if (result.status === 401) account.accept({ user: null, watchlist: [] });
			else setFailure(result.error);
		},
	});
	const { errors, isSubmitting } = formik;
	const isChanged = useChanged(formik);
	const text = (name: 'name' | 'last_name' | 'email') => ({
		id: `account-${name}`,
		optional: true,
		fault: errors[name],
		changed: isChanged(name),
		...formik.getFieldProps(name),
	});
	return (
		<form
			className="form"
			noValidate
			aria-label="Your details"
			onSubmit={(event) => (isSubmitting ? event.preventDefault() : formik.handleSubmit(event))}
		>
			<h2 className="type-card">Your details</h2>
			<div className="form-fields">
				<TextField half="short" label="First name" autoComplete="given-name" maxLength={100} {...text('name')} />
				<TextField half="short" label="Last name" autoComplete="family-name" maxLength={100} {...text('last_name')} />
			</div>
			<TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
			<fieldset className="field">
				<legend>Tell me when a saved car is sold or its price drops</legend>
				{alerts.map(([way, label]) => (
					<label key={way} className="field-choice">
						<input
							type="radio"
							{...formik.getFieldProps('alerts')}
							value={way}
							checked={formik.values.alerts === way}
						/>
						<span>{label}</span>
					</label>
				))}
				<p className="field-help">You can stop the messages here or by the link in each of them.</p>
			</fieldset>
			<Failure text={failure} />
			<div className="form-buttons">
				<SubmitButton busy={isSubmitting} text="Save" />
			</div>
			<p role="status" className="sign-in-said">
				{said}
			</p>
		</form>
	);
}
