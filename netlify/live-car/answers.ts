import { gonePath } from '../../src/site/pages/gone.ts';
import { pageHeaders } from '../../src/site/pages/host-rules.ts';
import type { Site } from '../../src/site/site.ts';
import type { Call } from '../platform/http/call.ts';

export const mostPageBytes = 2_000_000;

/** Seconds after which a visitor may ask again while the source cannot be asked. */
const retrySeconds = 60;

const cached = {
	'cache-control': 'public, max-age=0, must-revalidate',
	'netlify-cdn-cache-control': 'public, max-age=60',
	'netlify-vary': 'query=none',
} as const;

/** A page of the site, which Netlify's network may keep for a minute. */
export function pageAnswer(status: number, html: string, headers: Record<string, string>): Response {
	return new Response(html, { status, headers: { ...headers, ...cached, 'content-type': 'text/html; charset=utf-8' } });
}

const pages = { 404: '/404.html', 410: gonePath } as const;
const words = { 404: 'Page not found', 410: 'No longer for sale' } as const;

/** The site's own page for what is not there or is gone, with its real status. */
export async function ownPage({ own }: Pick<Call, 'own'>, site: Site, status: 404 | 410): Promise<Response> {
	const page = await own(pages[status], mostPageBytes, status === 404 ? 404 : 200);
	return pageAnswer(status, typeof page === 'string' ? words[status] : page.toString('utf8'), pageHeaders(site));
}

/** For what cannot be answered now. Nobody keeps it. */
export function notNow(site: Site): Response {
	return new Response('This page is not available right now. Please try again in a minute.', {
		status: 503,
		headers: {
			...pageHeaders(site),
			'content-type': 'text/plain; charset=utf-8',
			'cache-control': 'no-store',
			'retry-after': String(retrySeconds),
		},
	});
}
