import { html } from 'hono/html';
import { type Html, pageFrame } from '../page-frame.ts';
import { cockpitStyles } from './cockpit-frame.ts';

/** The form that asks for the key. `fault`: what was wrong with the last one. */
export function signInPage(fault: string | null): Html {
	return pageFrame(
		'Sign in: Forecourt',
		html`<header><h1>Forecourt</h1><p>For operators</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}
<form class="sign-in" method="post" action="/sign-in/">
<label for="key">Operator key</label>
<input id="key" name="key" type="password" autocomplete="current-password" required maxlength="500">
<button class="main">Sign in</button>
</form>`,
		{ head: cockpitStyles },
	);
}
