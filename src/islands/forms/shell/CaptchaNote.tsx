import type { CaptchaState } from '../sending/use-captcha.ts';

const texts: Record<CaptchaState, string> = {
	idle: 'Protected against robots',
	working: 'Checking that you are not a robot …',
	solved: 'You are not a robot',
	failed: 'The check for robots could not be done. It is done again when you send.',
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
