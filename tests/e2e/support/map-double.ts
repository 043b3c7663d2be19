import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ports } from './sites.ts';

/**
 * A development stand-in for map services, on loopback and used by tests only: tiles with a grid and their own number,
 * and a script that answers like the little of Google Maps that we use.
 */
const files: [path: RegExp, type: string, text: (match: RegExpExecArray, query: URLSearchParams) => string][] = [
	[/^\/tiles\/(\d+)\/(\d+)\/(\d+)\.\w+$/, 'image/svg+xml', ([, z, x, y]) => tile(`${z}/${x}/${y}`)],
	[/^\/google-maps\.js$/, 'text/javascript', (_, query) => googleMaps(query.get('callback') ?? '')],
];

/** Starts it before the browser tests; what it returns stops it after them. */
export default async function startMapDouble(): Promise<() => void> {
	const server = createServer(answer).listen(ports.maps, '127.0.0.1');
	await once(server, 'listening');
	return () => {
		server.close();
		server.closeAllConnections();
	};
}

function answer(request: IncomingMessage, response: ServerResponse): void {
	const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
	for (const [path, type, text] of files) {
		const match = path.exec(pathname);
		if (!match) continue;
		response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text(match, searchParams));
		return;
	}
	response.writeHead(404).end();
}

/** The picture of a tile that says which one it is. */
export function tile(name: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#e8ece6" stroke="#b9c2b4" d="M0 0h256v256H0zM0 64h256M0 128h256M0 192h256M64 0v256M128 0v256M192 0v256"/><text x="128" y="132" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#5b6658">${name}</text></svg>`;
}

function googleMaps(callback: string): string {
	return `window.google = { maps: { Map: class {
	constructor(element, options) { this.element = element; this.moveCamera(options); }
	moveCamera({ center, zoom }) { this.element.dataset.camera = center.lat.toFixed(3) + ' ' + center.lng.toFixed(3) + ' ' + zoom; }
} } };
window[${JSON.stringify(callback)}]();`;
}
