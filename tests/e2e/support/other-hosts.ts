import type { Page, Route } from '@playwright/test';
import { tile } from './map-double.ts';
import { isThirdParty } from './vendors.ts';

type Answer = { type: string; body: string };
type Asked = { url: URL; kind: string };

/**
 * Answers for all hosts that are not the site's: tests ask nothing of the outer world. Only those calls are stopped, as all
 * of them go by https. `page.route` would stop every call of the site's own, too, and turn off the browser's cache: a quarter of
 * what a page costs. So it does from the first call on that a test stops itself.
 */
export async function standInForOthers(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	session.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
		const headers = Object.fromEntries(
			Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
		);
		const isPreflight = request.method === 'OPTIONS';
		const answer = isPreflight ? nothing : answerFor({ url: new URL(request.url), kind: resourceType.toLowerCase() });
		const fulfilled = answer && {
			requestId,
			responseCode: 200,
			responseHeaders: Object.entries({
				'Content-Type': answer.type,
				...sharedWith(headers['origin'] ?? '*', headers['access-control-request-headers'] ?? '*'),
			}).map(([name, value]) => ({ name, value })),
			body: Buffer.from(answer.body).toString('base64'),
		};
		const told = fulfilled
			? session.send('Fetch.fulfillRequest', fulfilled)
			: session.send('Fetch.continueRequest', { requestId });
		// Who asked may be gone.
		await told.catch(() => undefined);
	});
	await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
	const route = page.route.bind(page);
	let routed: Promise<void> | null = null;
	page.route = async (...stopped) => {
		routed ??= session
			.send('Fetch.disable')
			.then(() => route(isThirdParty, answerRoute))
			.then(() => undefined);
		await routed;
		return route(...stopped);
	};
}

async function answerRoute(route: Route): Promise<void> {
	const request = route.request();
	const answer = answerFor({ url: new URL(request.url()), kind: request.resourceType() });
	if (!answer) return route.fallback();
	await route.fulfill({ contentType: answer.type, body: answer.body, headers: sharedWith('*', '*') });
}

/** The site with every setting has all plugins, which most tests are not about: their scripts are empty, their answers say nothing. */
function answerFor({ url, kind }: Asked): Answer | null {
	if (url.hostname === 'tile.openstreetmap.org')
		return { type: 'image/svg+xml', body: tile(url.pathname.replace(/\.\w+$/, '')) };
	if (kind === 'script') return { type: 'text/javascript', body: '' };
	// Before it is sent the browser calls it XHR, whichever it is.
	return kind === 'fetch' || kind === 'xhr' ? nothing : null;
}

const nothing: Answer = { type: 'application/json', body: '{}' };

const sharedWith = (origin: string, headers: string) => ({
	'Access-Control-Allow-Origin': origin,
	'Access-Control-Allow-Methods': '*',
	'Access-Control-Allow-Headers': headers,
	...(origin === '*' ? {} : { 'Access-Control-Allow-Credentials': 'true' }),
});
