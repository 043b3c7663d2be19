import { html } from 'hono/html';
import type { Html } from './page-frame.ts';

type Place = 'sites' | 'fleet';

/** The bar above the host's own pages. `current`: the page one is on. `end`: what stands at its other end. */
export function topBar({ current, hasFleet, end }: { current?: Place; hasFleet: boolean; end?: Html }): Html {
	const link = (place: Place, url: string, name: string): Html =>
		html`<a href="${url}"${current === place ? html` aria-current="page"` : ''}>${name}</a> `;
	return html`<div class="top"><div><a class="brand" href="/">Forecourt</a>
<nav aria-label="Forecourt">${link('sites', '/', 'Sites')}${hasFleet ? link('fleet', '/fleet/', 'Fleet') : ''}</nav>${end ?? ''}</div></div>`;
}
