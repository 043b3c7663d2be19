import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { createCookies } from './cookies.ts';
import { functionsPath, type LoadedFunction, loadFunctions } from './load.ts';
import { createRoutes } from './routes.ts';
import { startSchedules } from './schedules.ts';

/** The functions of a folder, run in this process as the platform runs them. */
export type Functions = {
	/** Whether a path is one of functions: none below these is ever a file. */
	owns: (pathname: string) => boolean;
	/** Loads them and starts their schedules, if nothing has yet. */
	start: () => void;
	/** Answers a request. */
	answer: (request: Request, from: Connection) => Promise<Response>;
	/** Ends the schedules and waits for what goes on after its answer. */
	stop: () => Promise<void>;
};

/** Of a request's connection: the visitor's address, and the host's own, at which it can ask itself. */
export type Connection = { ip: string; self: string };

/** The address (`http://127.0.0.1:4321`) that a connection came in at. */
export function ownAddress({ localAddress = '127.0.0.1', localPort = 0 }: Partial<Socket> = {}): string {
	const address = localAddress.replace(/^::ffff:/, '');
	return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

/** Milliseconds that work after an answer gets when the host stops. */
const patience = 10_000;
/** The header in which the platform says who asks; what a client puts there counts for nothing. */
const ipHeader = 'x-nf-client-connection-ip';

/** Loads nothing before it is started or asked: that takes longer than all the rest of the host. */
export function createFunctions(dir: string): Functions {
	const running = new Set<Promise<unknown>>();
	const waitUntil = (work: Promise<unknown>): void => {
		const noted = work.catch(report).finally(() => running.delete(noted));
		running.add(noted);
	};
	const load = async () => {
		const functions = await loadFunctions(dir);
		return { route: createRoutes(functions), schedules: await startSchedules(functions, { waitUntil, report }) };
	};
	let loading: ReturnType<typeof load> | undefined;
	const loaded = (): ReturnType<typeof load> => {
		loading ??= load();
		return loading;
	};
	return {
		start: () => void loaded().catch(report),
		owns: (pathname) =>
			pathname.startsWith(functionsPath) || /^\/(?:(?:api|mock)(?:\/|$)|(?:healthz|metrics)\/?$)/i.test(pathname),
		answer: async (request, from) => {
			try {
				const { route } = await loaded();
				return await answerBy(route, request, { ...from, waitUntil });
			} catch (error) {
				report(error);
				return failure(500, 'internal', 'An unexpected error occurred');
			}
		},
		stop: async () => {
			const { schedules } = (await loading?.catch(() => undefined)) ?? {};
			schedules?.stop();
			const late = new Promise((done) => setTimeout(done, patience).unref());
			await Promise.race([Promise.all(running), late]);
		},
	};
}

type Caller = Connection & { waitUntil: (work: Promise<unknown>) => void };

async function answerBy(
	route: ReturnType<typeof createRoutes>,
	request: Request,
	{ ip, self, waitUntil }: Caller,
): Promise<Response> {
	const url = new URL(request.url);
	const match = route(request.method, url.pathname);
	if (!match) return failure(404, 'not_found', 'There is no such endpoint.');
	if ('allow' in match) {
		return failure(405, 'method', `Use ${match.allow.join(', ')}.`, { allow: match.allow.join(', ') });
	}
	const headers = new Headers(request.headers);
	headers.set(ipHeader, ip);
	const { cookies, addTo } = createCookies(request);
	// The site is asked by this machine's own address: its name may resolve to nothing, or to another machine.
	const site = { url: self };
	const context = { params: match.params, ip, site, url, cookies, waitUntil, requestId: randomUUID() };
	const answer = await call(match.found, new Request(request, { headers }), context);
	addTo(answer.headers);
	// What is left of a body that was not read ends the connection; the visitor's browser is told, or it would use it again.
	if (answer.status === 413 || answer.status === 415) answer.headers.set('connection', 'close');
	return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

async function call({ name, handler }: LoadedFunction, request: Request, context: object): Promise<Response> {
	const answer = await handler(request, context);
	if (answer instanceof Response) return answer;
	if (answer === undefined) return new Response(null, { status: 204 });
	throw new Error(`The function ${name} answered with something that is not a Response.`);
}

const failure = (status: number, code: string, error: string, headers: Record<string, string> = {}): Response =>
	Response.json(
		{ error, code },
		{ status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers } },
	);

/** Kind and place only: a message may quote what a visitor typed. */
function report(error: unknown): void {
	const { name, stack = '' } = error instanceof Error ? error : new Error(typeof error);
	const at = stack
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 6);
	process.stderr.write(`${[`A function failed: ${name}`, ...at].join('\n')}\n`);
}
