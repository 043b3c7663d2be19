import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';

/** Keeps what somebody is called, on this device: the key that they sign in with is everybody's. */
const cookieName = 'forecourt_name';
/** Keeps how often somebody has skipped the question. */
const skipsCookie = 'forecourt_name_skipped';
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
export function forgetName(context: Context): void {
	for (const name of [cookieName, skipsCookie]) deleteCookie(context, name, { path: '/' });
}

/** How often they have been asked and would not say. */
const skipsOf = (context: Context): number => Number(getCookie(context, skipsCookie)) || 0;

/** They would not say: at sign-in, then at what they first did. */
export function noteSkip(context: Context): void {
	const secure = context.req.header('x-forwarded-proto') === 'https';
	setCookie(context, skipsCookie, String(skipsOf(context) + 1), {
		path: '/',
		httpOnly: true,
		sameSite: 'Strict',
		secure,
		maxAge: keptSeconds,
	});
}

/** Whether to ask for a name that is not known: at sign-in, and once more at what they first do. */
export const isToAsk = (context: Context, at: 'sign-in' | 'first act'): boolean =>
	ownName(context) === '' && skipsOf(context) < (at === 'sign-in' ? 1 : 2);

/** Who somebody is, asked for in the form of something else; nobody has to say it. */
export function nameField(people: readonly string[], isNeeded: boolean): Html {
	const needed = isNeeded ? html` required` : '';
	if (people.length === 0)
		return html`<label>Your name <input name="name"${needed} maxlength="${longestName}" autocomplete="name"></label>`;
	return html`<label>Your name <select name="name"${needed}><option value="">${isNeeded ? 'Choose' : 'Not said'}</option>${people.map((one) => html`<option>${one}</option>`)}</select></label>`;
}
