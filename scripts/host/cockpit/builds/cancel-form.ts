import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';

/** `from`: the tab of the site that it stands on, to come back to; empty for the overview. */
type From = { slug: string; from: '' | 'builds'; words: string };

/** Takes the rebuild of a site back that waits (SITE-16). */
export const cancelForm = (operator: Operator, { slug, from, words }: From): Html =>
	html`<form method="post" action="/tenants/${slug}/rebuild/cancel/">${tokenIn(operator)}${from ? html`<input type="hidden" name="from" value="${from}">` : ''}<button>${words}</button></form>`;
