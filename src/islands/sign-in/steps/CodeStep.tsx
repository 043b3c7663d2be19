import { useEffect, useRef, useState } from 'react';
import { masked } from '../../../forms/kinds/input-masks.ts';
import { useChanged } from '../../forms/fields/use-changed.ts';
import { type Progress, resendMilliseconds } from '../progress.ts';
import { readSmsCode } from '../read-sms-code.ts';
import { StepForm } from '../StepForm.tsx';
import { Failure, SubmitButton } from '../SubmitButton.tsx';
import { useSignIn } from '../sign-in-context.ts';
import { codeDigits, codeLength } from '../sign-in-rules.ts';
import { TextField } from '../TextField.tsx';
import { useFocusFirst } from '../use-focus-first.ts';
import { useRequestCode } from '../use-request-code.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { type Session, useCodeForm } from './use-code-form.ts';

type Props = {
	progress: Extract<Progress, { step: 'code' }>;
	go: (progress: Progress) => void;
	onSession: (session: Session) => Promise<void>;
};

/** Asks for the code that came by SMS (USER-4). It is sent once it is whole; another one can be had after 30 seconds. */
export function CodeStep({ progress, go, onSession }: Props) {
	const { form } = useSignIn();
	const { formik, failure, submit, setFailure, refused } = useCodeForm(progress.phone, onSession);
	const { captcha, request } = useRequestCode();
	const [said, setSaid] = useState(
		progress.isEarlier ? 'We have just sent a code to this number. Enter that one.' : '',
	);
	const [isResending, setIsResending] = useState(false);
	const element = useFocusFirst(true);
	const input = useRef<HTMLInputElement>(null);
	const left = useSecondsLeft(progress);
	const { values, errors, isSubmitting } = formik;
	const isChanged = useChanged(formik);
	const shown = masked('phone', progress.phone, form.settings);

	useEffect(() => {
		const end = new AbortController();
		void readSmsCode(end.signal).then((code) => code && submit(codeDigits(code)));
		return () => end.abort();
	}, [progress.sentAt]);

	useEffect(() => {
		if (refused > 0) input.current?.select();
	}, [refused]);

	function write(typed: string): void {
		const digits = codeDigits(typed);
		if (digits.length === codeLength && digits !== values.code) submit(digits);
		else void formik.setFieldValue('code', digits, false);
	}

	async function resend(): Promise<void> {
		if (left > 0 || isResending) return;
		setIsResending(true);
		setFailure(null);
		setSaid('');
		const reply = await request(progress.phone);
		setIsResending(false);
		if (!reply.ok) setFailure(reply.fields['phone'] ?? reply.error);
		const wait = reply.ok ? resendMilliseconds : reply.wait;
		if (!reply.ok && wait === 0) return;
		if (reply.ok) setSaid('We have sent another code. The one before no longer works.');
		await formik.setFieldValue('code', '', false);
		go({ ...progress, sentAt: Date.now(), wait });
		input.current?.focus();
	}

	return (
		<StepForm label="Sign in with the code" element={element} formik={formik} onFocus={captcha.prepare}>
			<p role="status" className="sign-in-said">
				{said}
			</p>
			<TextField
				id="sign-in-code"
				label="Code"
				help={
					<>
						Sent to <strong className="sign-in-number">{shown}</strong>. It works for 5 minutes.
					</>
				}
				className="sign-in-code"
				inputRef={input}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				pattern="\d*"
				value={values.code}
				fault={errors.code}
				changed={isChanged('code')}
				onChange={({ target }) => write(target.value)}
			/>
			<Failure text={failure} />
			<div className="form-buttons">
				<SubmitButton busy={isSubmitting} text="Sign in" />
			</div>
			<p className="sign-in-ways">
				<button
					type="button"
					className="link"
					aria-disabled={left > 0 || isResending || undefined}
					onClick={() => void resend()}
				>
					{isResending ? 'Sending another code' : left > 0 ? `Send another code in ${left} s` : 'Send another code'}
				</button>
				<button type="button" className="link" onClick={() => go({ step: 'phone', phone: progress.phone })}>
					Change the number
				</button>
			</p>
		</StepForm>
	);
}
