import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';

/** A colour, `#rrggbb`, as people see it; nothing for any other text. */
export const swatch = (text: string): Html | '' =>
	/^#[0-9a-f]{6}$/i.test(text) ? html`<span class="swatch" style="background:${text}"></span>` : '';
