import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { SiteFile } from './site-files.ts';

const compressible =
	/^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/;
/** Bytes below which compressing saves no packet. */
const smallest = 1_000;

type Encoding = { name: 'br' | 'gzip'; pack: (data: Buffer) => Promise<Buffer<ArrayBuffer>> };

const brotli = promisify(brotliCompress);
const encodings: readonly Encoding[] = [
	{ name: 'br', pack: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) },
	{ name: 'gzip', pack: promisify<Buffer, Buffer<ArrayBuffer>>(gzip) },
];

/**
 * Answers with a file as Netlify does: to be checked again on every use (304 where the visitor has it), compressed where
 * that pays, and without a body for HEAD. `headers` go over these defaults.
 */
export async function answerFile(
	request: Request,
	file: SiteFile,
	{ status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
	const type = getMimeType(file.path) ?? 'application/octet-stream';
	const answer = new Headers({
		'content-type': type,
		'cache-control': 'public, max-age=0, must-revalidate',
		etag: file.etag,
		...headers,
	});
	if (status === 200 && isKnown(request, file.etag)) return new Response(null, { status: 304, headers: answer });
	let body: Buffer<ArrayBuffer> = await readFile(file.path);
	if (compressible.test(type)) {
		answer.append('vary', 'Accept-Encoding');
		const encoding = body.length < smallest ? undefined : encodingFor(request);
		if (encoding) {
			body = await encoding.pack(body);
			answer.set('content-encoding', encoding.name);
		}
	}
	answer.set('content-length', String(body.length));
	return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: answer });
}

/** Whether the visitor says that it has this version already. */
export function isKnown(request: Request, etag: string): boolean {
	const known = request.headers.get('if-none-match');
	if (!known) return false;
	const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
	return known.split(',').some((tag) => bare(tag) === '*' || bare(tag) === bare(etag));
}

function encodingFor(request: Request): Encoding | undefined {
	const accepted = (request.headers.get('accept-encoding') ?? '')
		.split(',')
		.map((part) => part.trim().toLowerCase())
		.filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
		.map((part) => part.replace(/;.*/, ''));
	return encodings.find(({ name }) => accepted.includes(name));
}
