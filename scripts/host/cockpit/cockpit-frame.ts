import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { type Html, pageFrame, scriptHashes, scriptsFor } from '../page-frame.ts';
import { type BarEntry, topBar } from '../top-bar.ts';
import type { Operator } from './admission/admission.ts';

const sheets = [
	new URL('styles/fleet.css', import.meta.url),
	new URL('styles/fleet-phone.css', import.meta.url),
	new URL('styles/tenant.css', import.meta.url),
	new URL('styles/car-rows.css', import.meta.url),
	new URL('styles/overview.css', import.meta.url),
	new URL('styles/live.css', import.meta.url),
	new URL('styles/builds.css', import.meta.url),
	new URL('styles/cars.css', import.meta.url),
	new URL('styles/car.css', import.meta.url),
	new URL('styles/inbox.css', import.meta.url),
	new URL('styles/inbox-phone.css', import.meta.url),
	new URL('styles/lead-find.css', import.meta.url),
	new URL('styles/ticked.css', import.meta.url),
	new URL('styles/lead-head.css', import.meta.url),
	new URL('styles/lead.css', import.meta.url),
	new URL('styles/timeline.css', import.meta.url),
	new URL('styles/lock.css', import.meta.url),
	new URL('styles/letters.css', import.meta.url),
	new URL('styles/care.css', import.meta.url),
	new URL('styles/peek.css', import.meta.url),
	new URL('styles/settings.css', import.meta.url),
	new URL('styles/settings-in-list.css', import.meta.url),
	new URL('styles/settings-pending.css', import.meta.url),
	new URL('styles/settings-history.css', import.meta.url),
	new URL('styles/settings-edit.css', import.meta.url),
	new URL('styles/settings-change.css', import.meta.url),
	new URL('styles/settings-form.css', import.meta.url),
	new URL('styles/settings-preview.css', import.meta.url),
	new URL('styles/split.css', import.meta.url),
	new URL('styles/sign-in.css', import.meta.url),
];
const read = (file: URL): string => readFileSync(file, 'utf8');
/** For pages of the cockpit, after those of the host. */
export const cockpitStyles = html`<style>${raw(sheets.map(read).join('\n'))}</style>`;
/**
 * Headers of the host's own pages: nobody keeps them or shows them in a frame, and they run no script but ours. Pictures are
 * those of the tenants' sites.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
	'cache-control': 'no-store',
	'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${scriptHashes}; img-src * data:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
	'x-frame-options': 'DENY',
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
};

/** `current`: which list of the bar one is on. */
type CockpitPage = { title: string; operator: Operator; current?: BarEntry };

/** A page of the cockpit. */
export function cockpitFrame({ title, operator, current }: CockpitPage, content: Html): Html {
	return pageFrame(`${title}: Forecourt`, content, {
		head: cockpitStyles,
		top: topBar({ operator, current }),
		script: scriptsFor(operator),
	});
}
