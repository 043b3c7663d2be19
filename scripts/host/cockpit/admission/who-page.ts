import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { longestName } from '../leads/own-name.ts';
import type { Operator } from './admission.ts';
import { tokenIn } from './token-field.ts';

/** `to`: the page that follows; `people`: the team, offered first. */
type Asked = { to: string; people: readonly string[] };

/** Asks who somebody is, at `/who/`: the one place where they say it and change it. */
export function whoPage(operator: Operator, { to, people }: Asked): Html {
	const { name = '' } = operator;
	const form = (fields: Html): Html =>
		html`<form method="post" action="/who/">${tokenIn(operator)}<input type="hidden" name="to" value="${to}">${fields}</form>`;
	const known = people
		.filter((one) => one !== name)
		.map((one) => html`<button name="name" value="${one}">${one}</button>`);
	const typed = html`<label for="own-name">${known.length ? 'Another name' : 'Your name'}</label><input id="own-name" name="name" value="${name}" required maxlength="${longestName}" autocomplete="name"${known.length ? '' : html` autofocus`}><button class="main">${name ? 'Save' : 'Go on'}</button>`;
	const away = name
		? html`<p><a href="${to}">Leave it</a></p>`
		: form(html`<button class="plain" name="skip" value="yes">Skip for now</button>`);
	const out = html`<form method="post" action="/sign-out/" class="out">${tokenIn(operator)}<button>Sign out</button></form>`;
	return cockpitFrame(
		{ title: 'Who are you?', operator },
		html`<div class="gate who"><header><h1>${name ? html`You are ${name}` : 'Who are you?'}</h1><p>What you change, and what you write on leads, has your name. It is remembered on this device.</p></header>
${known.length ? form(html`<div class="people">${known}</div>`) : ''}${form(typed)}${away}${name ? out : ''}</div>`,
	);
}
