import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { readAccount } from '../../../client/account/read-answer.ts';
import { countEvent } from '../../../client/analytics/count-event.ts';
import { callServer } from '../../../client/call-server.ts';
import type { AccountAnswer, AccountUser } from '../../../contract/account.ts';
import { accountPaths } from '../../../contract/account-calls.ts';
import { strippedPhone } from '../../../forms/rules/phone-rules.ts';
import { useSignIn } from '../sign-in-context.ts';
import { signInRules } from '../sign-in-rules.ts';

/** What the server answers to the right code. */
export type Session = AccountAnswer & { user: AccountUser };

/** The form of the code. `refused` counts the codes that the server did not take. */
export function useCodeForm(phone: string, onSession: (session: Session) => Promise<void>) {
	const { base, form } = useSignIn();
	const [failure, setFailure] = useState<string | null>(null);
	const [refused, setRefused] = useState(0);
	const underWay = useRef(false);
	const formik = useFormik({
		initialValues: { code: '' },
		validationSchema: signInRules(form).code,
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: ({ code }) => signIn(code),
	});

	async function signIn(code: string): Promise<void> {
		if (underWay.current) return;
		underWay.current = true;
		setFailure(null);
		formik.setErrors({});
		const body = { phone: strippedPhone(phone, form.settings.phone), code };
		const reply = await callServer(base, { method: 'POST', path: accountPaths.session, body });
		const answer = reply.ok ? readAccount(reply.json) : null;
		if (answer?.user) {
			countEvent(37);
			await onSession({ ...answer, user: answer.user });
		} else if (!reply.ok && (reply.code === 'code' || reply.fields['code'])) {
			formik.setErrors({ code: reply.fields['code'] ?? reply.error });
			setRefused((count) => count + 1);
		} else setFailure(reply.ok ? 'The server did not answer as it should. Try again.' : reply.error);
		underWay.current = false;
	}

	/** Sends a code that is whole, without a click. */
	function submit(code: string): void {
		void formik.setFieldValue('code', code, false);
		if (underWay.current) return;
		formik.setSubmitting(true);
		void signIn(code).finally(() => formik.setSubmitting(false));
	}

	return { formik, failure, setFailure, submit, refused };
}
