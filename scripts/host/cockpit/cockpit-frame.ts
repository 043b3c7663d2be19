import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { type Html, liveScript, liveScriptHash, pageFrame } from '../page-frame.ts';
import { topBar } from '../top-bar.ts';
import type { Operator } from './admission.ts';
import { tokenIn } from './token-field.ts';

const read = (file: URL): string => readFileSync(file, 'utf8');
/** For pages of the cockpit, after those of the host. */
export const cockpitStyles = html`<style>${raw(read(new URL('cockpit.css', import.meta.url)))}</style>`;
/**
 * Headers of the host's own pages: nobody keeps them or shows them in a frame, and they run no script but ours. Pictures are
 * those of the tenants' sites.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
	'cache-control': 'no-store',
	'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${liveScriptHash}; img-src * data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
	'x-frame-options': 'DENY',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
};

type CockpitPage = { title: string; operator: Operator; current?: 'fleet' };

/** A page of the cockpit. */
export function cockpitFrame({ title, operator, current }: CockpitPage, content: Html): Html {
	const end = operator.signedIn && { end: signOut(operator) };
	return pageFrame(`${title}: Forecourt`, content, {
		head: cockpitStyles,
		top: topBar({ ...(current && { current }), hasFleet: true, ...end }),
		script: liveScript,
	});
}

const signOut = (operator: Operator): Html =>
	html`<form method="post" action="/sign-out/">${tokenIn(operator)}<button class="plain">Sign out</button></form>`;
