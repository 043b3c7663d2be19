import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchParams } from '../../../scripts/search/read-params.ts';
import { type Collection, createCollection, type Described } from './collection.ts';
import { createKeys } from './keys.ts';

/** A fault to play: true where it has answered itself. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A request that the facade was asked, as it came. */
type Asked = { method: string; path: string; body: string };

/**
 * **Not a Typesense server**: its calls over HTTP, answered by our own engine, for tests where none can be installed. What
 * the engine makes of a search is held against a real server's answers elsewhere (tests/fixtures/typesense-golden).
 */
export type Facade = {
	url: string;
	adminKey: string;
	/** Every request so far. */
	asked: Asked[];
	/** Plays a fault from now on; null ends it. */
	play: (fault: Fault | null) => void;
	stop: () => Promise<void>;
};

type State = ReturnType<typeof createState>;
type Call = { method: string; url: URL; key: string; body: string; state: State };
type Answer = { status: number; json?: unknown; text?: string };

const adminKey = 'admin-key-of-the-facade';

export async function startFacade(port = 0): Promise<Facade> {
	const state = createState();
	const asked: Asked[] = [];
	let fault: Fault | null = null;
	const server = createServer(async (request, response) => {
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		response.setHeader('access-control-allow-methods', '*');
		const url = new URL(request.url ?? '/', 'http://facade');
		const body = await readBody(request);
		asked.push({ method: request.method ?? '', path: url.pathname, body });
		if (fault?.(request, response)) return;
		const { status, json, text } = answer(callOf(request, { url, body, state }));
		response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/plain' });
		response.end(text ?? JSON.stringify(json));
	});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		adminKey,
		asked,
		play: (next) => {
			fault = next;
		},
		stop: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

const createState = () => ({
	collections: new Map<string, Collection>(),
	aliases: new Map<string, string>(),
	keys: createKeys(adminKey),
});

function callOf(
	{ method = '', headers }: IncomingMessage,
	{ url, body, state }: { url: URL; body: string; state: State },
) {
	const key = headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key') ?? '';
	return { method, url, key: String(key), body, state };
}

const fail = (status: number, message: string): Answer => ({ status, json: { message } });
const unauthorised = fail(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');

function answer(call: Call): Answer {
	const { method, url } = call;
	if (method === 'OPTIONS') return { status: 200, text: '' };
	if (url.pathname === '/health') return { status: 200, json: { ok: true } };
	const [, kind, name = '', part = '', last = ''] = url.pathname.split('/').map(decodeURIComponent);
	if (kind === 'multi_search') return multiSearch(call);
	if (last === 'search') return searchOne(call, name);
	if (last === 'export' && !call.state.keys.granted(call.key, 'documents:export', name)) return unauthorised;
	if (last !== 'export' && !call.state.keys.granted(call.key, '*', name)?.admin) return unauthorised;
	if (kind === 'keys') return method === 'DELETE' ? { status: 200, json: { id: 1 } } : makeKey(call);
	if (kind === 'aliases') return answerAlias(call, name);
	if (kind === 'collections' && part === 'documents') return answerDocuments(call, name, last);
	return kind === 'collections' ? answerCollection(call, name) : fail(404, 'Not Found');
}

function makeKey({ body, state }: Call): Answer {
	const { actions, collections, value = `search-only-${Math.random()}` } = JSON.parse(body);
	state.keys.add({ value, actions, collections });
	return { status: 201, json: { id: 1, value, actions, collections } };
}

function answerAlias({ method, body, state: { aliases, collections } }: Call, name: string): Answer {
	if (method === 'PUT') {
		const { collection_name } = JSON.parse(body) as { collection_name: string };
		if (collections.has(name)) return fail(500, `Name \`${name}\` conflicts with an existing collection name.`);
		aliases.set(name, collection_name);
	}
	if (name === '') {
		const list = [...aliases].map(([alias, collection_name]) => ({ name: alias, collection_name }));
		return { status: 200, json: { aliases: list } };
	}
	const collection_name = aliases.get(name);
	if (!collection_name) return fail(404, 'Not Found');
	if (method === 'DELETE') aliases.delete(name);
	return { status: 200, json: { name, collection_name } };
}

function answerCollection({ method, body, state: { collections, ...state } }: Call, name: string): Answer {
	if (method === 'POST') {
		const described = JSON.parse(body) as Described;
		if (collections.has(described.name))
			return fail(409, `A collection with name \`${described.name}\` already exists.`);
		const made = createCollection(described);
		collections.set(described.name, made);
		return { status: 201, json: made.describe() };
	}
	if (name === '') return { status: 200, json: [...collections.values()].map((one) => one.describe()) };
	const found = collections.get(state.aliases.get(name) ?? name);
	if (!found) return fail(404, 'Not Found');
	if (method === 'DELETE') collections.delete(name);
	return { status: 200, json: found.describe() };
}

function answerDocuments({ method, url, body, state }: Call, name: string, last: string): Answer {
	const collection = find(state, name);
	if (!collection) return fail(404, 'Not Found');
	if (method === 'GET' && last === 'export') return { status: 200, text: collection.exported() };
	const action = url.searchParams.get('action') ?? 'create';
	const lines = body.split('\n').filter((line) => line !== '');
	return { status: 200, text: lines.map((line) => JSON.stringify(collection.take(line, action))).join('\n') };
}

const find = ({ collections, aliases }: State, name: string) => collections.get(aliases.get(name) ?? name);

function searchOne(call: Call, name: string): Answer {
	const result = search(call, name, Object.fromEntries(call.url.searchParams) as SearchParams) as {
		code?: number;
		error?: string;
	};
	return result.code ? fail(result.code, result.error ?? '') : { status: 200, json: result };
}

function multiSearch(call: Call): Answer {
	const { searches } = JSON.parse(call.body) as { searches: (SearchParams & { collection: string })[] };
	const results = searches.map(({ collection, ...params }) => search(call, collection, params));
	return results.some((result) => 'code' in result && result.code === 401)
		? unauthorised
		: { status: 200, json: { results } };
}

/** What a scoped key embeds goes over what is asked for; its filter comes after the visitor's, each in parentheses. */
function search({ key, state }: Call, name: string, params: SearchParams): object {
	const granted = state.keys.granted(key, 'documents:search', name);
	if (!granted) return { code: 401, error: 'Forbidden' };
	const collection = find(state, name);
	if (!collection) return { code: 404, error: 'Not found.' };
	const { filter_by: own, ...embedded } = granted.embedded;
	const filters = [params.filter_by, own].filter((filter) => filter !== undefined && filter !== '');
	const filter_by = filters.length === 2 ? `(${filters[0]}) && (${filters[1]})` : String(filters[0] ?? '');
	return collection.search({ ...params, ...embedded, filter_by });
}

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}
