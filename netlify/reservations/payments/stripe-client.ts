import type Stripe from 'stripe';
import { isLoopback } from '../../../src/domain/addresses/secure-address.ts';
import { tenantVariable } from '../../../src/domain/words/tenant-variable.ts';
import { ProcessorFault } from './processor.ts';

/** The version of Stripe's API that we know. The library's types are of this one. */
export const stripeApiVersion = '2026-10-28.endive';

/** Milliseconds of a call, of which one is made again: a function on Netlify has ten seconds. */
const timeoutMs = 4_000;

const clients = new Map<string, Promise<Stripe>>();

/**
 * Stripe's own client with a tenant's secret key, `STRIPE_SECRET_KEY`. It is loaded only for tenants with Stripe: it takes 0.1 s
 * and 23 MB. Throws a ProcessorFault where the key is not set.
 */
export function stripeOf(env: NodeJS.ProcessEnv, slug: string): Promise<Stripe> {
	const key = secretOf(env, slug, 'STRIPE_SECRET_KEY');
	const place = apiPlace(env);
	const name = `${key} ${JSON.stringify(place)}`;
	const made = clients.get(name) ?? openClient(key, place);
	clients.set(name, made);
	return made;
}

/** A tenant's secret. Throws a ProcessorFault that names the variable where it is not set. */
export function secretOf(env: NodeJS.ProcessEnv, slug: string, name: string): string {
	const { value, called } = tenantVariable(env, slug, name);
	if (value) return value;
	throw new ProcessorFault(`The environment variable ${called} is not set.`);
}

type Place = { host: string; port: number; protocol: 'http'; timeout?: number } | undefined;

async function openClient(key: string, place: Place): Promise<Stripe> {
	const { default: Client } = await import('stripe');
	return new Client(key, {
		apiVersion: stripeApiVersion,
		timeout: timeoutMs,
		maxNetworkRetries: 1,
		telemetry: false,
		...place,
	});
}

/**
 * Another address than Stripe's, `STRIPE_API_URL`, which may say how long a call takes (`?timeout=<ms>`): for tests, and so only on
 * this machine. Throws a ProcessorFault.
 */
function apiPlace(env: NodeJS.ProcessEnv): Place {
	const text = env['STRIPE_API_URL'];
	if (!text) return undefined;
	const url = URL.parse(text);
	if (url?.protocol === 'http:' && isLoopback(url.hostname) && url.port !== '') {
		const timeout = Number(url.searchParams.get('timeout')) || timeoutMs;
		return { host: url.hostname, port: Number(url.port), protocol: 'http', timeout };
	}
	throw new ProcessorFault('STRIPE_API_URL: expected an address on this machine, such as http://127.0.0.1:4242.');
}
