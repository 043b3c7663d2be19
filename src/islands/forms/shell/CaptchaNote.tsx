import type { CaptchaState } from '../sending/use-captcha.ts';

const texts: Record<CaptchaState, string> = {
	idle: 'Protected from spam',
	working: 'Running a quick security check …',
	solved: 'Security check passed',
	failed: 'The security check did not load. We will try again when you send the form.',
};

/** The captcha as the visitor sees it (FORM-6): a shield, nothing to tick and nothing to solve; the device does the work. */
export function CaptchaNote({ state }: { state: CaptchaState }) {
	return (
		<p className="form-captcha" data-state={state}>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M12 3l7 2.5v5.5c0 4.6-2.9 8-7 10-4.1-2-7-5.4-7-10V5.5z" />
				<path className="form-captcha-done" d="M8.5 12l2.5 2.5 4.5-5" />
			</svg>
			<span role="status">{texts[state]}</span>
		</p>
	);
}
