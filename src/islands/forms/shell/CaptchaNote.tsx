import type { CaptchaState } from '../sending/use-captcha.ts';

/**
 * The captcha as the visitor sees it (FORM-6): not at all, as the device does the work, unless it failed and something has to be
 * done about it.
 */
export function CaptchaNote({ state }: { state: CaptchaState }) {
	return (
		<p className="form-captcha" role="status">
			{state === 'failed' &&
				'The spam check did not load. Check your connection. We will try again when you send the form.'}
		</p>
	);
}
