import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import type { Operator } from './admission.ts';

/** What a form has to send besides its own fields. */
export const tokenIn = ({ token }: Operator): Html => html`<input type="hidden" name="token" value="${token}">`;
