import { cachesOf, offlineCache } from '../../contract/offline.ts';
import { answerOf, keptAnswer } from './answers.ts';
import type { WorkerScope } from './worker-scope.ts';

// The offline worker (CARD-4): while there is a network it answers with what the network says, and without one with what
// `keep-offline.ts` has put into the cache. It stores nothing itself.
const scope = self as unknown as WorkerScope;
const { site, saved } = scope.forecourt;
const cache = offlineCache(site);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('fetch', (event) => {
	const { request } = event;
	const way = answerOf(request, scope.location.origin);
	if (way === 'network') return;
	event.respondWith(
		way === 'kept first'
			? keptAnswer(request, cache).then((kept) => kept ?? fetch(request))
			: ask(event).catch(
					async () => (await keptAnswer(request, cache)) ?? (way === 'page' ? offlinePage() : Response.error()),
				),
	);
});

async function ask({ request, preloadResponse }: { request: Request; preloadResponse: Promise<Response | undefined> }) {
	return (await preloadResponse) ?? fetch(request);
}

/** Caches in an older form go. */
async function activate(): Promise<void> {
	const names = await caches.keys();
	const older = names.filter((name) => name.startsWith(cachesOf(site)) && name !== cache);
	await Promise.all([
		...older.map((name) => caches.delete(name)),
		scope.registration.navigationPreload?.enable(),
		scope.clients.claim(),
	]);
}

function offlinePage(): Response {
	const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>You are offline</title><link rel="stylesheet" href="/theme.css">
<body style="max-width:36rem;margin:15vh auto;padding:0 1.25rem;font-family:var(--fc-font-body,system-ui)">
<h1>You are offline</h1><p>This page is not kept on your device. <a href="${saved}">What you have saved</a> is.</p>`;
	return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
