import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createIPX, type IPXStorage } from 'ipx';
import { photoHostsFile } from '../../../src/site/pictures/photo-hosts.ts';
import { writeWhole } from '../../publish/disk/write-whole.ts';
import { answerFile, isKnown } from '../answer.ts';
import { findFile } from '../site-files.ts';
import { type ImageOrder, readImageOrder } from './image-order.ts';
import { fetchPicture } from './remote-picture.ts';

type Made = { data: Uint8Array<ArrayBuffer>; etag: string };

type ImageOptions = {
	cacheDir: string;
	/** Hosts that whoever runs the host allows to all sites, wherever they are. */
	remoteHosts: readonly string[];
	/** Whether a site may name this machine as a host of its photos: for tests. */
	loopback?: boolean;
};

/**
 * Answers `/.netlify/images?url=…&w=…&h=…&fit=…&q=…&fm=…` from the tenant's own folder, from the hosts that the published
 * site names in its `photo-hosts.txt`, or from the hosts listed. Pictures made are kept in `cacheDir`; drawings (SVG) pass
 * through as they are.
 */
export function createImages({ cacheDir, remoteHosts, loopback = false }: ImageOptions) {
	const isListed = (url: string): boolean => remoteHosts.some((host) => isOfHost(url, host));
	const ipx = createIPX({
		// A phone stores a photo as the sensor saw it and notes in EXIF how to turn it. What is made carries no EXIF.
		sharpOptions: { autoOrient: true },
		storage: verifiedFiles,
		httpStorage: {
			name: 'photos of other hosts',
			getMeta: async () => ({}),
			getData: async (id) => (await fetchPicture(id, { loopback: loopback || isListed(id) })).buffer,
		},
	});
	const underway = new Map<string, Promise<Made>>();

	async function make(key: string, source: string, { modifiers }: ImageOrder): Promise<Made> {
		const cached = join(cacheDir, key);
		const etag = `"${key}"`;
		const known = await readFile(cached).catch(ignoreMissing);
		if (known) return { data: new Uint8Array(known), etag };
		const { data } = await ipx(source, modifiers, { file: source }).process();
		writeWhole(cached, data, { sync: false });
		return { data: new Uint8Array(Buffer.from(data)), etag };
	}

	function makeOnce(key: string, source: string, order: ImageOrder): Promise<Made> {
		const running = underway.get(key) ?? make(key, source, order).finally(() => underway.delete(key));
		underway.set(key, running);
		return running;
	}

	return async function answerImage(request: Request, root: string): Promise<Response> {
		const order = readImageOrder(new URL(request.url).searchParams, request.headers.get('accept') ?? '');
		if ('fault' in order) return new Response(order.fault, { status: 400 });
		const source = locate(order.url, root, (url) => isListed(url) || isOfSite(url, root));
		if ('status' in source) return new Response(source.fault, { status: source.status });
		if (source.file && /\.svg$/i.test(source.id)) return answerFile(request, source.file);
		const version = JSON.stringify(['upright', source.id, source.file?.etag, order.modifiers]);
		const key = createHash('sha256').update(version).digest('hex').slice(0, 32);
		try {
			return answerMade(request, order, await makeOnce(key, source.id, order));
		} catch (error) {
			return answerFault(error);
		}
	};
}

const isOfHost = (url: string, host: string): boolean => [new URL(url).host, new URL(url).hostname].includes(host);

/** Whether the published site names the host of this address as one of its photos' hosts. */
function isOfSite(url: string, root: string): boolean {
	const file = join(root, photoHostsFile);
	if (!existsSync(file)) return false;
	return readFileSync(file, 'utf8').split('\n').includes(new URL(url).host);
}

function locate(url: string, root: string, isAllowed: (url: string) => boolean) {
	if (/^https?:\/\//i.test(url)) {
		return URL.canParse(url) && isAllowed(url)
			? { id: url, file: null }
			: { status: 403, fault: `Pictures of ${url} are not allowed here.` };
	}
	const found = findFile(root, `/${url.replace(/^\//, '')}`);
	if (!found || 'moveTo' in found) return { status: 404, fault: `There is no picture ${url}.` };
	return { id: found.file.path, file: found.file };
}

function answerMade(request: Request, { type }: ImageOrder, { data, etag }: Made): Response {
	const headers = {
		'content-type': type,
		'cache-control': 'public, max-age=0, must-revalidate',
		vary: 'Accept',
		etag,
	};
	if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
	const length = { 'content-length': String(data.length) };
	return new Response(request.method === 'HEAD' ? null : data, { headers: { ...headers, ...length } });
}

function answerFault(error: unknown): Response {
	const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
	const message = error instanceof Error ? error.message : String(error);
	return new Response(message, { status: status >= 400 && status < 600 ? status : 500 });
}

/** Reads the file that {@link locate} has found in the tenant's folder. */
const verifiedFiles: IPXStorage = {
	name: 'verified files',
	getMeta: async (_id, options) => ({ mtime: (await stat(fileOf(options))).mtime }),
	getData: async (_id, options) => new Uint8Array(await readFile(fileOf(options))).buffer,
};

const fileOf = (options: Record<string, unknown> | undefined): string => String(options?.['file']);

function ignoreMissing(error: NodeJS.ErrnoException): null {
	if (error.code === 'ENOENT') return null;
	throw error;
}
