import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from '../../../src/site/pictures/private-address.ts';

const mostBytes = 30_000_000;
const timeoutMs = 10_000;
const mostRedirects = 3;

/** A picture that could not be fetched, with the status that says so. */
class PictureError extends Error {
	readonly statusCode: number;

	constructor(statusCode: number, message: string) {
		super(message);
		this.statusCode = statusCode;
	}
}

/**
 * Fetches a picture of another host. Every step, redirects too, may lead to a public address only: the check is
 * made where the connection is opened, so that a name cannot resolve to another address in between. `loopback` allows
 * this machine too, for tests. Throws an error with a `statusCode`.
 */
export async function fetchPicture(url: string, { loopback = false } = {}): Promise<Uint8Array<ArrayBuffer>> {
	let next = url;
	for (let step = 0; step <= mostRedirects; step++) {
		const answer = await get(next, loopback);
		if (answer.body) return new Uint8Array(answer.body);
		if (!URL.canParse(answer.location, next)) break;
		next = new URL(answer.location, next).href;
	}
	throw new PictureError(502, `${url} leads to no picture.`);
}

type Answer = { body: Buffer; location?: never } | { body?: never; location: string };

function get(url: string, loopback: boolean): Promise<Answer> {
	return new Promise((done, fail) => {
		const { protocol, hostname, host } = new URL(url);
		const name = hostname.replace(/^\[|\]$/g, '');
		if (!/^https?:$/.test(protocol) || (isIP(name) && !isOpen(name, loopback))) return fail(refused(host));
		const request = protocol === 'https:' ? requestHttps : requestHttp;
		const signal = AbortSignal.timeout(timeoutMs);
		const call = request(url, { signal, lookup: openLookup(loopback), headers: { accept: 'image/*' } }, (response) => {
			const { statusCode = 0, headers } = response;
			if (statusCode >= 300 && statusCode < 400 && headers.location) {
				response.resume();
				return done({ location: headers.location });
			}
			if (statusCode !== 200) {
				response.resume();
				return fail(new PictureError(statusCode === 404 ? 404 : 502, `${host} answered ${statusCode}.`));
			}
			const chunks: Buffer[] = [];
			let size = 0;
			response.on('data', (chunk: Buffer) => {
				size += chunk.length;
				if (size > mostBytes) call.destroy(new PictureError(502, `${host} sent more than ${mostBytes / 1e6} MB.`));
				else chunks.push(chunk);
			});
			response.on('end', () => done({ body: Buffer.concat(chunks) }));
			response.on('error', fail);
		});
		call.on('error', (error) =>
			fail('statusCode' in error ? error : new PictureError(502, `${host}: ${error.message}`)),
		);
		call.end();
	});
}

const refused = (host: string): PictureError =>
	new PictureError(403, `${host} is not on the public internet, so its pictures are not fetched.`);

const isOpen = (address: string, loopback: boolean): boolean =>
	!isPrivateAddress(address) || (loopback && /^(?:127\.|::1$)/.test(address));

type LookedUp = (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void;

/** Node's own way to resolve a name, without the private addresses. */
function openLookup(loopback: boolean) {
	return (name: string, options: LookupOptions, done: LookedUp): void => {
		lookup(name, { ...options, all: true }, (error, addresses) => {
			if (error) return done(error, []);
			const open = addresses.filter(({ address }) => isOpen(address, loopback));
			const [first] = open;
			if (!first) return done(refused(name), []);
			return options.all ? done(null, open) : done(null, first.address, first.family);
		});
	};
}
