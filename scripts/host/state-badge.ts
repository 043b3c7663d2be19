import { html } from 'hono/html';
import type { State } from './cockpit/fleet-rows.ts';
import type { Html } from './page-frame.ts';

/** A state in a word and a colour. */
export const badge = (state: State): Html => html`<span class="state" data-state="${state}">${state}</span>`;
