import { resolve } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { projectDir } from '../publish/paths.ts';
import { type Connection, type Functions, ownAddress } from './functions/functions.ts';
import { destinationOf, listTenants } from './hosted-tenants.ts';
import { createImages } from './images.ts';
import { reportPage } from './report-page.ts';
import { createRulesReader } from './rules.ts';
import { answerFromSite } from './site.ts';
import { startPage } from './start-page.ts';
import { unknownSitePage } from './unknown-site-page.ts';

export type HostOptions = {
	/** Folder with one built site per tenant. */
	out: string;
	/** Folder for pictures made; `.forecourt/images` of the project by default. */
	imageCache?: string;
	/** Hosts whose pictures may be asked for on every site, besides those that each site names. */
	remoteImageHosts?: readonly string[];
	/** Whether a site's photos may be on this machine: for tests. */
	loopbackImages?: boolean;
	/** What answers /api and /mock; without it these are not there. */
	functions?: Functions;
};

/**
 * The local host: every built tenant at its own host name, as Netlify would serve it, and a start page at `localhost`.
 * Reads the folders on every request, so that a tenant is served as soon as it is built.
 */
export function createHost({
	out,
	imageCache,
	remoteImageHosts = [],
	loopbackImages = false,
	functions,
}: HostOptions): Hono {
	const dir = resolve(out);
	const readRules = createRulesReader();
	const cacheDir = imageCache ?? resolve(projectDir, '.forecourt', 'images');
	const answerImage = createImages({ cacheDir, remoteHosts: remoteImageHosts, loopback: loopbackImages });

	const start = new Hono();
	start.get('/', (context) => context.html(startPage(listTenants(dir), context.req.header('host') ?? 'localhost')));
	start.get('/build-report/:slug/', (context) => {
		const tenant = listTenants(dir).find(({ slug }) => slug === context.req.param('slug'));
		return tenant?.report ? context.html(reportPage(tenant.report)) : context.notFound();
	});

	const host = new Hono();
	host.all('*', (context) => {
		const request = context.req.raw;
		const callFunction = (asked: Request) =>
			functions?.owns(new URL(asked.url).pathname) ? functions.answer(asked, connectionOf(context)) : null;
		const answered = callFunction(request);
		if (answered) return answered;
		const name = context.req.header('host') ?? new URL(request.url).host;
		const destination = destinationOf(name, dir);
		if (!destination) return context.html(unknownSitePage(name, listTenants(dir)), 404);
		if ('start' in destination) return start.fetch(request);
		const image = new URL(request.url).pathname === '/.netlify/images';
		return image
			? answerImage(request, destination.root)
			: answerFromSite(request, { root: destination.root, readRules, callFunction });
	});
	return host;
}

/** The two ends of a request's connection: what headers say about the visitor's address counts for nothing. */
function connectionOf(context: Context): Connection {
	const { incoming } = context.env as Partial<HttpBindings>;
	return { ip: getConnInfo(context).remote.address ?? '', self: ownAddress(incoming?.socket) };
}

/** A host that listens. */
export type Listening = { port: number; close: () => Promise<void> };

/** Listens on `port` (0 for any free one). Rejects with `EADDRINUSE` if it is taken. */
export function listen(host: Hono, { port, hostname }: { port: number; hostname: string }): Promise<Listening> {
	return new Promise((done, fail) => {
		const server = serve({ fetch: host.fetch, port, hostname }, (address) =>
			done({
				port: address.port,
				close: () =>
					new Promise((closed) => {
						server.close(() => closed());
						if ('closeAllConnections' in server) server.closeAllConnections();
					}),
			}),
		);
		server.on('error', fail);
	});
}
