import { html } from 'hono/html';
import type { Html } from './page-frame.ts';

/** From what a build says of a `site.json` to the setting; nothing for what no setting changes. */
export function mendLink(file: string, path: string): Html | '' {
	const [, slug] = /(?:^|\/)([a-z0-9-]+)\/site\.json$/.exec(file) ?? [];
	const [key] = /^[a-z]\w*(?:\.\w+)*/.exec(path) ?? [];
	if (!slug || !key) return '';
	return html`<a class="mend" href="/tenants/${slug}/config/?q=${encodeURIComponent(key)}">Change this setting</a>`;
}

/** What a line of a build's log is about: `tenants/acme/site.json: forms.opt_in_default: found …`; null for a line without a place. */
export function placeIn(text: string): { file: string; key: string; rest: string } | null {
	const [, file = '', key = '', rest] = /^(?:(\S+\.\w+): )?([\w[\].-]+): (.+)$/s.exec(text) ?? [];
	return rest && (file || key.includes('.')) ? { file, key, rest } : null;
}
