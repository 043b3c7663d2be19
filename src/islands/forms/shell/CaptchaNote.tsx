import type { CaptchaState } from '../sending/use-captcha.ts';

const texts: Record<CaptchaState, string> = {
	idle: 'Protected against robots',
	working: 'Checking that you are not a robot …',
	solved: 'You are not a robot',
	failed: 'We could not check that you are not a robot. We will try again when you send the form.',
};

/** The captcha as the visitor sees it (FORM-6): nothing to solve, the device does the work. */
export function CaptchaNote({ state }: { state: CaptchaState }) {
	return (
		<p className="form-captcha" data-state={state}>
			<span className="form-captcha-mark" aria-hidden="true" />
			<span role="status">{texts[state]}</span>
		</p>
	);
}
