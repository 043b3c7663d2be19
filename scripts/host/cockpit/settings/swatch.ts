import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';

/** Whether a text is a colour that a browser’s own control can pick. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A colour, `#rrggbb`, as people see it; nothing for any other text. */
export const swatch = (text: string): Html | '' =>
	isColour(text) ? html`<span class="swatch" style="background:${text}"></span>` : '';
