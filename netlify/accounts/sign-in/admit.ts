import { isLoopback } from '../../../src/domain/addresses/secure-address.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Lets in calls about accounts where visitors can sign in (SITE-11, USER-4). Throws a Refusal: 404 elsewhere. */
export function requireAccounts({ tenant }: Pick<Call, 'tenant'>): void {
	if (!tenant.site.garage_enabled) throw new Refusal('not_found', 'Visitors cannot sign in on this site.');
}

/**
 * Lets in a call that changes something only from a page of the site itself: browsers say where a call comes from in
 * `Sec-Fetch-Site` or, if they are older, in `Origin`. A call that says neither comes from no browser that we know, and is
 * refused, too. Throws a Refusal: 403 `origin`.
 */
export function requireOwnPage({ request, tenant }: Pick<Call, 'request' | 'tenant'>): void {
	const [fetchSite, origin] = [request.headers.get('sec-fetch-site'), request.headers.get('origin')];
	const isOwn = fetchSite === null || fetchSite === 'same-origin';
	const isFrom = origin === null ? fetchSite !== null : isOwnOrigin(origin, { request, tenant });
	if (!isOwn || !isFrom) throw new Refusal('origin', 'This call has to come from a page of the site.');
}

/** A proxy may put its own name into the Host header, so the addresses of the configuration count as well. */
function isOwnOrigin(origin: string, { request, tenant: { site } }: Pick<Call, 'request' | 'tenant'>): boolean {
	const page = URL.parse(origin);
	if (!page) return false;
	if (page.host === hostOf(request)) return true;
	return page.protocol === 'https:' && [URL.parse(site.url)?.host, site.domain_name?.toLowerCase()].includes(page.host);
}

/** The host that a request asked, in lower case, with its port. */
export const hostOf = (request: Request): string =>
	(request.headers.get('host') ?? new URL(request.url).host).toLowerCase();

/** Whether a request asked for a site on this machine, where pages come without TLS. */
export const isOnThisMachine = (request: Request): boolean => isLoopback(hostOf(request).replace(/:\d+$/, ''));
