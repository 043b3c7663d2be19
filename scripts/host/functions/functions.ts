import { randomUUID } from 'node:crypto';
import { createCookies } from './cookies.ts';
import { type LoadedFunction, loadFunctions } from './load.ts';
import { createRoutes } from './routes.ts';
import { startSchedules } from './schedules.ts';

/** The functions of a folder, run in this process as the platform runs them. */
export type Functions = {
	/** Whether a path is one of functions: none below these is ever a file. */
	owns: (pathname: string) => boolean;
	/** Answers a request from a visitor at the address `ip`. */
	answer: (request: Request, ip: string) => Promise<Response>;
	/** Ends the schedules and waits for what goes on after its answer. */
	stop: () => Promise<void>;
};

/** Milliseconds that work after an answer gets when the host stops. */
const patience = 10_000;
/** The header in which the platform says who asks; what a client puts there counts for nothing. */
const ipHeader = 'x-nf-client-connection-ip';

/** Starts loading at once and schedules what has a schedule; requests wait until all is loaded. */
export function createFunctions(dir: string): Functions {
	const running = new Set<Promise<unknown>>();
	const waitUntil = (work: Promise<unknown>): void => {
		const noted = work.catch(report).finally(() => running.delete(noted));
		running.add(noted);
	};
	const loaded = loadFunctions(dir).then(async (functions) => ({
		route: createRoutes(functions),
		schedules: await startSchedules(functions, { waitUntil, report }),
	}));
	// Said here once; every request then fails with it.
	loaded.catch(report);
	return {
		owns: (pathname) => /^\/(?:api|mock)(?:\/|$)/i.test(pathname),
		answer: async (request, ip) => {
			try {
				const { route } = await loaded;
				return await answerBy(route, request, { ip, waitUntil });
			} catch (error) {
				report(error);
				return failure(500, 'internal', 'An unexpected error occurred');
			}
		},
		stop: async () => {
			const { schedules } = await loaded.catch(() => ({ schedules: { stop: () => undefined } }));
			schedules.stop();
			const late = new Promise((done) => setTimeout(done, patience).unref());
			await Promise.race([Promise.all(running), late]);
		},
	};
}

type Surroundings = { ip: string; waitUntil: (work: Promise<unknown>) => void };

async function answerBy(
	route: ReturnType<typeof createRoutes>,
	request: Request,
	{ ip, waitUntil }: Surroundings,
): Promise<Response> {
	const url = new URL(request.url);
	const match = route(request.method, url.pathname);
	if (!match) return failure(404, 'not_found', 'There is no such call.');
	if ('allow' in match) {
		return failure(405, 'method', `Use ${match.allow.join(', ')}.`, { allow: match.allow.join(', ') });
	}
	const headers = new Headers(request.headers);
	headers.set(ipHeader, ip);
	const { cookies, addTo } = createCookies(request);
	const context = { params: match.params, ip, url, cookies, waitUntil, requestId: randomUUID() };
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
	throw new Error(`The function ${name} answered with something that is no Response.`);
}

const failure = (status: number, code: string, error: string, headers: Record<string, string> = {}): Response =>
	Response.json({ error, code }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Kind and place only: a message may quote what a visitor typed. */
function report(error: unknown): void {
	const { name, stack = '' } = error instanceof Error ? error : new Error(typeof error);
	const at = stack
		.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.slice(0, 6);
	process.stderr.write(`${[`A function failed: ${name}`, ...at].join('\n')}\n`);
}
