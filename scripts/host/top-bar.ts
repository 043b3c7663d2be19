import { html } from 'hono/html';
import type { Operator } from './cockpit/admission.ts';
import { tokenIn } from './cockpit/token-field.ts';
import type { Html } from './page-frame.ts';

/** The bar above the host's own pages. `isList`: one is on the list of sites. */
export function topBar({ operator, isList = false }: { operator: Operator | null; isList?: boolean }): Html {
	return html`<div class="top" role="banner"><div><a class="brand" href="/">Forecourt</a>
<nav aria-label="Forecourt"><a href="${operator ? '/fleet/' : '/'}"${isList ? html` aria-current="page"` : ''}>Sites</a></nav>${operator?.signedIn ? signOut(operator) : ''}</div></div>`;
}

/** Where the sites are listed: as cards for whoever comes, as a table for operators. */
export function sitesHeading(current: 'cards' | 'table', operator: Operator | null): Html {
	const link = (view: typeof current, url: string, name: string): Html =>
		html`<a href="${url}"${current === view ? html` aria-current="page"` : ''}>${name}</a> `;
	const views = html`<nav class="views" aria-label="View of the sites">${link('table', '/fleet/', 'Table')}${link('cards', '/', 'Cards')}</nav>`;
	return html`<div class="title"><h1>Sites</h1>${operator ? views : ''}</div>`;
}

/** The way up from an operator's page: all sites, the site, and what is below it. */
export function crumbsOf(...places: readonly (readonly [slug: string, name: string])[]): Html {
	const below = places.map(([path, name]) => html` / <a href="/tenants/${path}/">${name}</a>`);
	return html`<a href="/fleet/">Sites</a>${below}`;
}

const signOut = (operator: Operator): Html =>
	html`<form method="post" action="/sign-out/">${tokenIn(operator)}<button class="plain">Sign out</button></form>`;
