import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createAdmission } from './cockpit/admission/admission.ts';
import { createPreviewer } from './cockpit/settings/preview/previewer.ts';
import { createFunctions } from './functions/functions.ts';
import { createHost, type HostOptions, type Listening, listen } from './host.ts';
import { listTenants } from './hosted-tenants.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { siteUrl } from './tenant-links.ts';

const defaultPort = 4321;
/** Ports tried after the default one before giving up. */
const spare = 10;

export type ServeOptions = Omit<HostOptions, 'functions' | 'admission' | 'openFleet' | 'previewer' | 'tenantsDir'> & {
	/** Folder with the tenants, whose configuration the functions read. */
	tenantsDir: string;
	/** Folder with the functions. */
	functionsDir: string;
	/** Null for the default port, or the next free one if that is taken; one that was asked for is never exchanged. */
	port: number | null;
	hostname: string;
};

/** Serves the built sites and those that are being built, says where, and ends cleanly on Ctrl-C. Throws an Error in plain words if the port is taken. */
export async function serveUntilStopped(serving: ServeOptions): Promise<void> {
	const { port, hostname, tenantsDir, functionsDir, ...options } = serving;
	process.env['FORECOURT_TENANTS'] = tenantsDir;
	process.env['FORECOURT_ANSWERS'] ??= join(options.out, '.forecourt');
	const functions = createFunctions(functionsDir);
	// Loaded when it is first asked: like the functions, it takes longer than all the rest.
	const openFleet = async () => (await import('../../netlify/fleet/fleet.ts')).openFleet();
	const unlockCode = randomBytes(24).toString('base64url');
	const admission = createAdmission(process.env, Date.now, unlockCode);
	const previewer = createPreviewer();
	const host = createHost({ ...options, tenantsDir, functions, openFleet, admission, previewer });
	const server = await listenSomewhere(host, { port, hostname });
	const start = `localhost:${server.port}`;
	const sites = listTenants(options.out, options.builds).filter(({ root, coming }) => root !== null || coming);
	const urls = sites.map(({ slug }) => `  ${siteUrl(slug, start)}`);
	const unlock =
		admission.needsKey || !admission.canSignIn ? [] : [`${unlockWords}: http://${start}/sign-in/?code=${unlockCode}`];
	process.stdout.write(`${[`Start page: http://${start}`, ...urls, ...unlock, 'Ctrl-C stops it.'].join('\n')}\n`);
	functions.start();
	stopOnSignal(
		async () => previewer.stop(),
		() => server.close(),
		() => functions.stop(),
	);
}

/** Only whoever started the host reads it, and may see what visitors typed. */
const unlockWords = 'To read leads and change settings, open';

async function listenSomewhere(
	host: ReturnType<typeof createHost>,
	{ port, hostname }: { port: number | null; hostname: string },
): Promise<Listening> {
	const last = port ?? defaultPort + spare;
	for (let candidate = port ?? defaultPort; ; candidate++) {
		try {
			return await listen(host, { port: candidate, hostname });
		} catch (error) {
			if (!isTaken(error)) throw error;
			if (candidate >= last)
				throw new Error(`Port ${candidate} is taken: stop what uses it, or choose another with --port.`);
			process.stdout.write(`Port ${candidate} is taken, trying ${candidate + 1}.\n`);
		}
	}
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
