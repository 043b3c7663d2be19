import { html } from 'hono/html';
import { type Html, pageFrame } from '../page-frame.ts';
import { startUrl } from '../tenant-links.ts';
import type { ComingSite, FirstBuilds } from './first-builds.ts';

/** How long the page waits before it looks again, in seconds. */
export const lookAgainSeconds = 2;

const again = html`<meta http-equiv="refresh" content="${lookAgainSeconds}">`;

/** Stands in for every page of a site that is being built, until the site is there. It needs no script. */
export function comingPage({ name }: ComingSite, { builds, host }: { builds: FirstBuilds; host: string }): Html {
	const built = builds.count - builds.coming.length;
	return pageFrame(
		`${name} is being built`,
		html`<header><h1>${name} is being built</h1><p>This page opens by itself as soon as the site is there.</p></header>
<p class="quiet">${built} of ${builds.count} sites are built; this one is next. <a href="${startUrl(host)}">All sites</a></p>`,
		{ head: again },
	);
}
