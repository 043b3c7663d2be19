import { html } from 'hono/html';
import type { Html } from '../../../page-frame.ts';
import type { Tried } from '../tried.ts';

/** The size of the picture in this field and what speaks against it, or why an upload was not kept. */
export function uploadWords(tried: Tried | null, name: string): Html | '' {
	if (tried?.uploaded?.name !== name) return '';
	const { fault, facts } = tried.uploaded;
	if (fault) return html`<p class="bad" role="alert">${fault}</p>`;
	if (!facts) return '';
	return html`<p role="status">This picture: ${facts.size}. ${facts.warning ? html`<strong class="warn">${facts.warning}</strong>` : ''}</p>`;
}
