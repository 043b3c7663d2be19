import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

/** A deploy as the double keeps it. */
export type DoubleDeploy = {
	id: string;
	state: string;
	draft: boolean;
	title: string;
	files: Record<string, string>;
	functions: Record<string, string>;
	body: Record<string, unknown>;
	/** How many more times it answers that it is not ready. */
	waits: number;
};

type Call = { method: string; path: string; query: URLSearchParams; body: Buffer };
/** Says how a call goes wrong; null lets it through. */
export type Fault = (call: Call, count: number) => 'cut' | { status: number; headers?: Record<string, string> } | null;

export const doubleToken = 'token-of-the-double';

/**
 * Netlify's API on loopback, as far as deploys by digest go. It checks every hash: a file or function whose bytes are not those
 * that were declared is refused. `serveFrom` is a folder into which it puts what is published, as a host serves it.
 */
export class NetlifyDouble {
	readonly siteId = 'site-1';
	readonly slug: string;
	readonly deploys = new Map<string, DoubleDeploy>();
	readonly calls: string[] = [];
	readonly files = new Map<string, Buffer>();
	readonly zips = new Map<string, Buffer>();
	published: string | null = null;
	disabled = false;
	/** Somebody has stopped automatic publishing. */
	locked = false;
	fault: Fault = () => null;
	readonly #serveFrom: string | null;
	#server = createServer((request, response) => void this.#take(request, response));
	#matches = 0;

	constructor(slug: string, serveFrom: string | null = null) {
		this.slug = slug;
		this.#serveFrom = serveFrom;
	}

	async start(): Promise<string> {
		await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
	}

	stop(): Promise<void> {
		this.#server.closeAllConnections();
		return new Promise((done) => this.#server.close(() => done()));
	}

	/** What visitors see: text by file. */
	seen(): Record<string, string> {
		const files = this.deploys.get(this.published ?? '')?.files ?? {};
		return Object.fromEntries(
			Object.entries(files).map(([file, sha]) => [file, this.files.get(sha)?.toString() ?? '']),
		);
	}

	count(pattern: RegExp): number {
		return this.calls.filter((call) => pattern.test(call)).length;
	}

	async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const url = new URL(request.url ?? '', 'http://localhost');
		const path = url.pathname.replace('/api/v1', '');
		const call = { method: request.method ?? '', path, query: url.searchParams, body: Buffer.concat(chunks) };
		this.calls.push(`${call.method} ${path}`);
		const fault = this.fault(call, this.#matches);
		if (fault) this.#matches++;
		if (fault === 'cut') return void request.socket.destroy();
		if (fault) return void response.writeHead(fault.status, fault.headers).end('{"message":"fault"}');
		const isKnown = request.headers.authorization === `Bearer ${doubleToken}`;
		const [status, answer] = isKnown ? this.#answer(call) : [401, { code: 401, message: 'Access Denied' }];
		response
			.writeHead(status, { 'content-type': 'application/json' })
			.end(answer === null ? '' : JSON.stringify(answer));
	}

	#answer({ method, path, query, body }: Call): [number, unknown] {
		const own = path.replace(`/sites/${this.siteId}`, '');
		const [, id = '', rest = ''] = /^\/deploys\/([^/]+)(.*)$/.exec(own) ?? [];
		const deploy = this.deploys.get(id);
		if (own === '' && method === 'GET') return [200, this.#site()];
		if (own === '/files') return [200, this.#publishedFiles()];
		if (own === '/disable' && method === 'PUT' && query.get('reason')) {
			this.disabled = true;
			return [204, null];
		}
		if (own === '/deploys')
			return method === 'POST'
				? this.#create(query, body)
				: [200, [...this.deploys.values()].reverse().map((one) => this.#facts(one))];
		if (!deploy) return [404, { code: 404, message: 'Not Found' }];
		if (rest === '' && method === 'GET') return [200, this.#poll(deploy)];
		if (rest === '/restore' && method === 'POST') return this.#restore(deploy);
		if (method === 'PUT' && rest.startsWith('/files/'))
			return this.#putFile(deploy, rest.slice('/files/'.length), body);
		if (method === 'PUT' && rest.startsWith('/functions/'))
			return this.#putZip(deploy, { name: rest.slice('/functions/'.length), query, body });
		return [404, { code: 404, message: `no ${method} ${path}` }];
	}

	#site() {
		const live = this.deploys.get(this.published ?? '');
		return {
			id: this.siteId,
			name: this.slug,
			ssl_url: 'https://dealer.example',
			published_deploy: live ? this.#facts(live) : null,
		};
	}

	#publishedFiles() {
		const { files = {} } = this.deploys.get(this.published ?? '') ?? {};
		return Object.entries(files).map(([path, sha]) => ({ path: `/${path}`, sha, size: this.files.get(sha)?.length }));
	}

	#create(query: URLSearchParams, bytes: Buffer): [number, unknown] {
		const body = JSON.parse(bytes.toString());
		const id = hash('md5', `${this.deploys.size}`, 'hex').slice(0, 24);
		const deploy = {
			id,
			state: 'preparing',
			draft: body.draft,
			title: query.get('title') ?? '',
			files: body.files,
			functions: body.functions,
			body,
			waits: 1,
		};
		this.deploys.set(id, deploy);
		if (!body.async) this.#prepare(deploy);
		return [200, this.#facts(deploy)];
	}

	#facts(deploy: DoubleDeploy) {
		const { id, state, draft, title } = deploy;
		const missing = (all: Record<string, string>, known: Map<string, Buffer>) =>
			[...new Set(Object.values(all))].filter((sha) => !known.has(sha));
		const required =
			state === 'preparing'
				? {}
				: { required: missing(deploy.files, this.files), required_functions: missing(deploy.functions, this.zips) };
		return {
			id,
			state,
			draft,
			title,
			...required,
			created_at: new Date(0).toISOString(),
			ssl_url: 'https://dealer.example',
			deploy_ssl_url: `https://${id}--dealer.example`,
		};
	}

	#prepare(deploy: DoubleDeploy): void {
		deploy.state = 'prepared';
		this.#finishIfWhole(deploy);
	}

	#poll(deploy: DoubleDeploy) {
		if (deploy.state === 'preparing' && deploy.waits-- <= 0) this.#prepare(deploy);
		else if (deploy.state === 'processing') {
			deploy.state = 'ready';
			if (!deploy.draft && !this.locked) this.#publish(deploy);
		}
		return this.#facts(deploy);
	}

	#finishIfWhole(deploy: DoubleDeploy): void {
		const { required, required_functions } = this.#facts(deploy);
		if (required?.length === 0 && required_functions?.length === 0) deploy.state = 'processing';
	}

	#putFile(deploy: DoubleDeploy, encoded: string, body: Buffer): [number, unknown] {
		const path = decodeURIComponent(encoded);
		const sha = hash('sha1', body, 'hex');
		if (deploy.files[path] !== sha) return [422, { message: `${path} is not the file that was declared` }];
		this.files.set(sha, body);
		if (deploy.state === 'prepared') this.#finishIfWhole(deploy);
		return [200, { path, sha }];
	}

	#putZip(
		deploy: DoubleDeploy,
		{ name, query, body }: { name: string; query: URLSearchParams; body: Buffer },
	): [number, unknown] {
		const sha = hash('sha256', body, 'hex');
		if (deploy.functions[name] !== sha || !query.get('runtime'))
			return [422, { message: `${name} is not the function that was declared` }];
		this.zips.set(sha, body);
		if (deploy.state === 'prepared') this.#finishIfWhole(deploy);
		return [200, { name, sha }];
	}

	#restore(deploy: DoubleDeploy): [number, unknown] {
		if (deploy.state !== 'ready') return [422, { message: 'not ready' }];
		this.#publish(deploy);
		return [201, this.#facts(deploy)];
	}

	#publish(deploy: DoubleDeploy): void {
		this.published = deploy.id;
		if (this.#serveFrom === null) return;
		const dir = join(this.#serveFrom, this.slug);
		rmSync(dir, { recursive: true, force: true });
		for (const [file, sha] of Object.entries(deploy.files)) {
			mkdirSync(dirname(join(dir, file)), { recursive: true });
			writeFileSync(join(dir, file), this.files.get(sha) ?? '');
		}
	}
}
