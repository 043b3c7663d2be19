import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupOnce } from './resolve.ts';

/** What a server answered, or in words why there was no answer. */
export type Probed = { status: number; headers: Readonly<Record<string, string>>; body: string } | { why: string };

type Ask = { method?: 'GET' | 'HEAD'; timeoutMs: number };

/** Bytes of an answer that are read. */
const mostBytes = 20_000_000;

/** Asks a server once, without following redirects. */
export function probe(url: URL, { method = 'GET', timeoutMs }: Ask): Promise<Probed> {
	const request = url.protocol === 'https:' ? requestHttps : requestHttp;
	return new Promise((done) => {
		const options = { method, signal: AbortSignal.timeout(timeoutMs), lookup: lookupOnce };
		const call = request(url, options, (answer) => {
			const chunks: Buffer[] = [];
			let size = 0;
			answer.on('data', (chunk: Buffer) => {
				size += chunk.length;
				if (size <= mostBytes) chunks.push(chunk);
				else answer.destroy();
			});
			answer.on('error', (error) => done({ why: reasonOf(error, timeoutMs) }));
			answer.on('end', () => {
				const headers = Object.fromEntries(
					Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
				);
				done({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString('utf8') });
			});
		});
		call.on('error', (error) => done({ why: reasonOf(error, timeoutMs) }));
		call.end();
	});
}

const reasons: Readonly<Record<string, string>> = {
	ENOTFOUND: 'its name cannot be resolved',
	EAI_AGAIN: 'no name server answers: is this machine online?',
	ENETUNREACH: 'this machine has no way to it: is it online?',
	EHOSTUNREACH: 'this machine has no way to it',
	ECONNREFUSED: 'nothing listens there',
	ECONNRESET: 'it closed the connection',
	ETIMEDOUT: 'no answer in time',
	CERT_HAS_EXPIRED: 'its certificate has expired',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody that browsers trust',
	ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why something could not be reached, in words. */
export function reasonOf(error: unknown, timeoutMs: number): string {
	const { name, code } = Object(error) as { name?: string; code?: unknown };
	if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
	return reasons[String(code)] ?? `the connection failed (${String(code ?? name)})`;
}
