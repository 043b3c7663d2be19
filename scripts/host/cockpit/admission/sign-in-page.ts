import { html } from 'hono/html';
import { type Html, pageFrame } from '../../page-frame.ts';
import { cockpitStyles } from '../cockpit-frame.ts';

/** The form that asks for the key, or for the code where the host has none. `fault`: what was wrong with the last one. */
export function signInPage({ needsKey, fault }: { needsKey: boolean; fault: string | null }): Html {
	const what = needsKey ? 'Operator key' : 'Code';
	const hint = needsKey
		? html`It is the value of <code>FORECOURT_OPERATOR_KEY</code> where this host runs. You stay signed in for 12 hours.`
		: html`It is at the end of the link that the host printed in its terminal when it started. You stay signed in for 12 hours, or until the host is started again.`;
	return pageFrame(
		'Sign in: Forecourt',
		html`<div class="gate"><header><h1>Forecourt</h1><p>${needsKey ? 'Sign in to look after the sites.' : 'Sign in to read leads and change settings.'}</p></header>
${fault ? html`<p class="notice bad" role="alert" id="fault">${fault}</p>` : ''}
<form class="sign-in" method="post" action="/sign-in/">
<label for="key">${what}</label>
<input id="key" name="key" type="password" autocomplete="current-password" required maxlength="500" autofocus${fault ? html` aria-invalid="true" aria-describedby="fault"` : ''}>
<button class="main">Sign in</button>
</form>
<p class="quiet">${hint}</p></div>`,
		{ head: cockpitStyles, isOwnHost: true },
	);
}
