import { Refusal, refuse } from '../platform/http/refusal.ts';
import { errorFacts, log } from '../platform/log.ts';
import { openRuntime } from '../platform/runtime/runtime.ts';
import { sameSignature } from '../platform/runtime/secrets.ts';
import { buildFigures, leadFigures } from './figures.ts';
import { figuresType, prometheusText } from './prometheus-text.ts';

const name = 'FORECOURT_METRICS_TOKEN';
/** Characters of a token that nobody can guess. */
const shortest = 32;

/**
 * GET /metrics: figures for Prometheus, for whoever has the Bearer token `FORECOURT_METRICS_TOKEN`. For anybody else, and where
 * no token is set, there is nothing here: 404. 503 while the database cannot be read.
 */
export async function metrics(request: Request, env: NodeJS.ProcessEnv): Promise<Response> {
	if (!mayRead(request, env)) return refuse(new Refusal('not_found', 'There is no such endpoint.'));
	try {
		const { now, ...runtime } = await openRuntime();
		const look = { ...runtime, now: now() };
		const text = prometheusText([...(await leadFigures(look)), ...(await buildFigures(look))]);
		return new Response(text, { headers: { 'content-type': figuresType, 'cache-control': 'no-store' } });
	} catch (error) {
		log('error', { job: 'metrics', ...errorFacts(error) });
		return refuse(new Refusal('unavailable', 'The figures cannot be read right now.'));
	}
}

function mayRead(request: Request, env: NodeJS.ProcessEnv): boolean {
	const token = env[name];
	if (!token) return false;
	if (token.length < shortest) {
		const message = `${name}: found ${token.length} characters, expected at least ${shortest}. /metrics is not there.`;
		log('error', { job: 'metrics', message });
		return false;
	}
	const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
	return sameSignature(given, token);
}
