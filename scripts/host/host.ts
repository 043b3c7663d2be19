import { resolve } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Fleet } from '../../netlify/fleet/fleet.ts';
import { projectDir } from '../publish/paths.ts';
import { type Admission, createAdmission } from './cockpit/admission/admission.ts';
import type { Previewer } from './cockpit/settings/preview/previewer.ts';
import { type Connection, type Functions, ownAddress } from './functions/functions.ts';
import { destinationOf, listTenants, slugOfHost } from './hosted-tenants.ts';
import { createImages } from './images/images.ts';
import { createRulesReader } from './rules.ts';
import { answerFromSite } from './site.ts';
import { comingPage, lookAgainSeconds } from './start/coming-page.ts';
import type { FirstBuilds } from './start/first-builds.ts';
import { createStartSite } from './start-site.ts';
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
	/** Who may see the cockpit; whoever sits at this machine by default. */
	admission?: Admission;
	/** Opens what the database knows of the fleet; without it the cockpit shows what the disk has. */
	openFleet?: () => Promise<Fleet>;
	/** What a build that runs beside the host is to bring. */
	builds?: FirstBuilds;
	/** Folder with the tenants: without it their settings cannot be changed. */
	tenantsDir?: string;
	/** Draws what a change of settings does; without it only words say so. */
	previewer?: Previewer;
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
	admission = createAdmission({}),
	openFleet,
	builds,
	tenantsDir,
	previewer,
}: HostOptions): Hono {
	const dir = resolve(out);
	const readRules = createRulesReader();
	const cacheDir = imageCache ?? resolve(projectDir, '.forecourt', 'images');
	const answerImage = createImages({ cacheDir, remoteHosts: remoteImageHosts, loopback: loopbackImages });

	const start = createStartSite({
		out: dir,
		admission,
		openFleet: openFleet ?? null,
		tenantsDir: tenantsDir ?? null,
		previewer,
		...(builds && { builds }),
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
		const coming = destination ? undefined : builds?.find(slugOfHost(name) ?? '');
		if (builds && coming) {
			builds.ask(coming.slug);
			return context.html(comingPage(coming, { builds, host: name }), 503, { 'retry-after': String(lookAgainSeconds) });
		}
		if (!destination) return context.html(unknownSitePage(name, admission.needsKey ? null : listTenants(dir)), 404);
		if ('start' in destination) return start.fetch(request, context.env);
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
