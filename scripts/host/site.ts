import { answerFile } from './answer.ts';
import type { createRulesReader, SiteRules } from './rules.ts';
import { type Found, findFile } from './site-files.ts';

type Redirect = NonNullable<Awaited<ReturnType<SiteRules['redirectFor']>>>;
type Visit = { request: Request; url: URL; root: string; rules: SiteRules } & Pick<SiteSource, 'callFunction'>;

/** Where the answers of a site come from. */
type SiteSource = {
	/** Folder of the published site. */
	root: string;
	readRules: ReturnType<typeof createRulesReader>;
	/** Asks the function at a request's address; null if no function has it. */
	callFunction?: (request: Request) => Promise<Response> | null;
};

/**
 * Answers a request to the published site in `root` in Netlify's order: forced `_redirects` rules, files and pretty
 * URLs, the other rules, the site's `404.html`.
 */
export async function answerFromSite(
	request: Request,
	{ root, readRules, callFunction }: SiteSource,
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
	}
	const url = new URL(request.url);
	if (!isDecodable(url.pathname)) return new Response('Bad request', { status: 400 });
	const visit = { request, url, root, rules: await readRules(root), ...(callFunction && { callFunction }) };
	const redirect = await visit.rules.redirectFor(request);
	if (redirect?.force) return follow(visit, redirect);
	const found = findFile(root, url.pathname);
	if (found) return give(visit, found);
	return redirect ? follow(visit, redirect) : notFound(visit);
}

function follow(visit: Visit, { redirect, external, target, statusCode }: Redirect): Promise<Response> | Response {
	if (redirect) return new Response(null, { status: statusCode, headers: { location: shorten(target, visit.url) } });
	if (external) return new Response(`The local host does not pass requests on to ${target.origin}.`, { status: 502 });
	const called = visit.callFunction?.(
		new Request(target, { method: visit.request.method, headers: visit.request.headers }),
	);
	if (called) return called;
	const found = findFile(visit.root, target.pathname);
	return found && 'file' in found ? give(visit, found, statusCode) : notFound(visit);
}

function give(visit: Visit, found: NonNullable<Found>, status = 200): Promise<Response> | Response {
	if ('moveTo' in found) {
		return new Response(null, { status: 301, headers: { location: found.moveTo + visit.url.search } });
	}
	return answerFile(visit.request, found.file, { status, headers: visit.rules.headersFor(visit.url.pathname) });
}

function notFound(visit: Visit): Promise<Response> | Response {
	const page = findFile(visit.root, '/404.html');
	if (page && 'file' in page) return give(visit, page, 404);
	return new Response('Not found', { status: 404 });
}

/** Within the site, without scheme and host, as the rule was written. */
function shorten(target: URL, from: URL): string {
	return target.origin === from.origin ? target.pathname + target.search + target.hash : target.href;
}

function isDecodable(pathname: string): boolean {
	try {
		return decodeURIComponent(pathname) !== '';
	} catch {
		return false;
	}
}
