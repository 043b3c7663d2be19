import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import type { Operator } from './admission.ts';

/** One line that says what is locked, and how to unlock it: with the code from the host's terminal, or with a key. */
export function unlockLine({ canUnlock }: Operator, locked: string): Html {
	if (!canUnlock) {
		return html`<p class="notice lock">${locked} To read them, set <code>FORECOURT_OPERATOR_KEY</code>, restart the host and sign in.</p>`;
	}
	return html`<form class="notice lock" method="post" action="/sign-in/"><label for="unlock">${locked} Open the link in the host’s terminal, or paste its code:</label> <span class="code"><input id="unlock" name="key" type="password" autocomplete="off" required maxlength="500" placeholder="Code"><button class="main">Sign in</button></span></form>`;
}
