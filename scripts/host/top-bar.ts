import { html } from 'hono/html';
import type { Operator } from './cockpit/admission/admission.ts';
import { tokenIn } from './cockpit/admission/token-field.ts';
import { attention, type FleetQuery, fleetAddress } from './cockpit/fleet/columns.ts';
import { narrowingNamed } from './cockpit/fleet/narrowing.ts';
import type { Html } from './page-frame.ts';

/** The lists that the bar leads to. */
export type BarEntry = 'sites' | 'leads';

type Bar = { operator: Operator | null; current?: BarEntry | undefined };

/** The bar above the host's own pages. `current`: the list that one is on. */
export function topBar({ operator, current }: Bar): Html {
	const link = (entry: BarEntry, url: string, name: string): Html =>
		html`<a href="${url}"${entry === current ? html` aria-current="page"` : ''}>${name}</a> `;
	return html`<div class="top" role="banner"><div><a class="brand" href="${operator?.signedIn ? '/fleet/' : '/'}">Forecourt</a>
<nav aria-label="Forecourt">${link('sites', operator ? '/fleet/' : '/', 'Sites')}${operator ? link('leads', '/leads/', 'Leads') : ''}</nav>${operator ? html`<div class="aside">${opener(operator)}${operator.signedIn ? html`${who(operator)}${signOut(operator)}` : operator.canUnlock ? signIn : ''}</div>` : ''}</div></div>`;
}

/** What stays when one changes from the table to the cards or back. `state`: empty for all. */
export type Shared = Pick<FleetQuery, 'q' | 'sort' | 'dir'> & { state: string };

/** Where the sites are listed: as cards for whoever comes, as a table for operators. */
export function sitesHeading(current: 'cards' | 'table', operator: Operator | null, shared: Shared): Html {
	const link = (view: typeof current, url: string, name: string): Html =>
		html`<a href="${url}"${current === view ? html` aria-current="page"` : ''}>${name}</a> `;
	const { q, sort, dir, state } = shared;
	const asTable = fleetAddress({ q, sort, dir, only: narrowingNamed(state), all: false, wide: false });
	const views = html`<nav class="views" aria-label="View of the sites">${link('table', asTable, 'Table')}${link('cards', cardsAddress(shared), 'Cards')}</nav>`;
	return html`<div class="title"><h1>Sites</h1>${operator ? views : ''}</div>`;
}

/** The address of the cards with this asked for. */
function cardsAddress({ q, sort, dir, state }: Shared): string {
	const asked = { q, state, sort: sort.key === attention.key ? '' : sort.key, dir: dir === sort.first ? '' : dir };
	const params = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
	return params.size > 0 ? `/?${params}` : '/';
}

/** The script shows it: without one it does nothing. */
const opener = ({ token }: Operator): Html =>
	html`<button type="button" class="opener" data-palette data-token="${token}" hidden>Go to… <kbd>Ctrl K</kbd></button>`;

const signIn = html`<a href="/sign-in/" title="Read leads and change settings, with the code from the host’s terminal">Sign in</a>`;

/** What somebody is called, and the place to say it or change it. */
const who = ({ name = '' }: Operator): Html =>
	html`<a class="who" href="/who/" title="${name ? 'Change your name' : 'What you do has your name once you say it'}">${name || 'Your name'}</a>`;

const signOut = (operator: Operator): Html =>
	html`<form class="out" method="post" action="/sign-out/">${tokenIn(operator)}<button class="plain">Sign out</button></form>`;
