import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';

/** Keeps what somebody is called, on this device: the key that they sign in with is everybody's. */
const cookieName = 'forecourt_name';
const keptSeconds = 180 * 24 * 60 * 60;

/** Letters of a name. */
export const longestName = 60;

/** A name as it is kept: one line, without spaces around it. */
export const plainName = (text: unknown): string =>
	typeof text === 'string'
		? text
				.replace(/[\s\p{Cc}]+/gu, ' ')
				.trim()
				.slice(0, longestName)
		: '';

/** What whoever asks is called; empty where they have not said. */
export const ownName = (context: Context): string => plainName(getCookie(context, cookieName));

/** Keeps it. */
export function keepName(context: Context, name: string): void {
	const secure = context.req.header('x-forwarded-proto') === 'https';
	setCookie(context, cookieName, name, { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge: keptSeconds });
}

/** Forgets it: the next who signs in on this device may be somebody else. */
export const forgetName = (context: Context): void => void deleteCookie(context, cookieName, { path: '/' });

type From = { back: string; people: readonly string[] };

/**
 * Says who somebody is, so that leads can be theirs, and changes it; for those who have signed in. The team is offered first. `back`: the
 * page that they are on.
 */
export function nameForm(operator: Operator, { back, people }: From): Html | '' {
	if (!operator.signedIn) return '';
	const { name = '' } = operator;
	const others = people
		.filter((one) => one !== name)
		.map((one) => html`<button name="name" value="${one}">${one}</button>`);
	const form = (fields: Html): Html =>
		html`<form method="post" action="/leads/me/">${tokenIn(operator)}<input type="hidden" name="back" value="${back}">${fields}</form>`;
	const typed = form(
		html`<label>${others.length ? 'Another name' : 'Your name'} <input name="name" value="${others.length ? '' : name}" required maxlength="${longestName}" autocomplete="name"></label><button>Save</button>`,
	);
	return html`<details class="own-name"><summary>${name ? html`You are <strong>${name}</strong>` : 'Say who you are'}</summary>${others.length ? form(html`<div class="people">${others}</div>`) : ''}${typed}</details>`;
}

/** Who somebody is, asked for in the form of something else; nobody has to say it. */
export function nameField(people: readonly string[], isNeeded: boolean): Html {
	const needed = isNeeded ? html` required` : '';
	if (people.length === 0)
		return html`<label>Your name <input name="name"${needed} maxlength="${longestName}" autocomplete="name"></label>`;
	return html`<label>Your name <select name="name"${needed}><option value="">${isNeeded ? 'Choose' : 'Not said'}</option>${people.map((one) => html`<option>${one}</option>`)}</select></label>`;
}
