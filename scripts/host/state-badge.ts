import { html } from 'hono/html';
import type { Html } from './page-frame.ts';

/** A state in a word and a colour, `held back` as `Held back`. */
export const badge = (state: string): Html =>
	html`<span class="state" data-state="${state}">${state.charAt(0).toUpperCase()}${state.slice(1)}</span>`;
