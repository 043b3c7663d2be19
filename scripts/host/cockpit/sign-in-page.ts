import { html } from 'hono/html';
import { type Html, pageFrame } from '../page-frame.ts';
import { cockpitStyles } from './cockpit-frame.ts';

/** The form that asks for the key. `fault`: what was wrong with the last one. */
export function signInPage(fault: string | null): Html {
	return pageFrame(
		'Sign in: Forecourt',
		html`<div class="gate"><header><h1>Forecourt</h1><p>Sign in to look after the sites.</p></header>
${fault ? html`<p class="notice bad" role="alert" id="fault">${fault}</p>` : ''}
<form class="sign-in" method="post" action="/sign-in/">
<label for="key">Operator key</label>
<input id="key" name="key" type="password" autocomplete="current-password" required maxlength="500" autofocus${fault ? html` aria-invalid="true" aria-describedby="fault"` : ''}>
<button class="main">Sign in</button>
</form>
<p class="quiet">It is the value of <code>FORECOURT_OPERATOR_KEY</code> where this host runs. You stay signed in for 12 hours.</p></div>`,
		{ head: cockpitStyles },
	);
}
