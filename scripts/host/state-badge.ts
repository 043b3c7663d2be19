import { html } from 'hono/html';
import type { Html } from './page-frame.ts';

/** A state in a word and a colour, `held back` as `Held back`; `words`: where it is called something else. */
export const badge = (state: string, words = state): Html =>
	html`<span class="state" data-state="${state}">${words.charAt(0).toUpperCase()}${words.slice(1)}</span>`;
