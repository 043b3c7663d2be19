import { html } from 'hono/html';
import type { Html } from '../page-frame.ts';

/** A command for whoever looks after the machine, folded: dealers need not read it. `what`: what it does. */
export const byHand = (command: string, what: string): Html =>
	html`<details class="by-hand"><summary>For whoever looks after the machine</summary><p>${what}: <code>${command}</code> <button type="button" class="copy" data-copy="${command}">Copy</button></p></details>`;
