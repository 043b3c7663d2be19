import { html } from 'hono/html';
import type { Operator } from './cockpit/admission.ts';
import { tokenIn } from './cockpit/token-field.ts';
import type { Html } from './page-frame.ts';

type Place = 'sites' | 'fleet';

/** The bar above the host's own pages. `current`: the page one is on. Those who may see the cockpit are led there. */
export function topBar({ current, operator }: { current?: Place; operator: Operator | null }): Html {
	const link = (place: Place, url: string, name: string): Html =>
		html`<a href="${url}"${current === place ? html` aria-current="page"` : ''}>${name}</a> `;
	return html`<div class="top" role="banner"><div><a class="brand" href="/">Forecourt</a>
<nav aria-label="Forecourt">${link('sites', '/', 'Sites')}${operator ? link('fleet', '/fleet/', 'Fleet') : ''}</nav>${operator?.signedIn ? signOut(operator) : ''}</div></div>`;
}

const signOut = (operator: Operator): Html =>
	html`<form method="post" action="/sign-out/">${tokenIn(operator)}<button class="plain">Sign out</button></form>`;
