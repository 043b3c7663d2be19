/** Where a Typesense server is and the key that may change it. */
export type ServerPlace = { url: string; apiKey: string };

/** A collection as the server describes it. */
export type CollectionState = { name: string; num_documents: number };

/** A call that the server did not do; the message says which, why, and what to look at. */
export class ServerError extends Error {
	override readonly name = 'ServerError';
	/** 0 where there was no answer. */
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/**
 * The server of the environment: TYPESENSE_URL (or TYPESENSE_HOST) and TYPESENSE_API_KEY. Throws a ServerError that names
 * what is missing.
 */
export function serverPlace(env: NodeJS.ProcessEnv): ServerPlace {
	const url = env['TYPESENSE_URL'] ?? env['TYPESENSE_HOST'] ?? '';
	const apiKey = env['TYPESENSE_API_KEY'] ?? '';
	if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
		throw new ServerError(0, `TYPESENSE_URL: found "${url}", expected an address such as https://search.example.com.`);
	}
	if (apiKey === '') throw new ServerError(0, 'TYPESENSE_API_KEY: expected a key that may make and fill collections.');
	return { url: url.replace(/\/$/, ''), apiKey };
}

/** The calls of a Typesense server that indexing needs. */
export type Server = ReturnType<typeof openServer>;

/** Waits before a call is made again, in milliseconds: a server that starts or catches up says 503. */
const waits = [250, 1_000, 3_000];
const patience = 60_000;

type Request = { method?: string; json?: object; text?: string };

export function openServer({ url, apiKey }: ServerPlace) {
	const ask = (path: string, request: Request = {}) => askAgain({ url, apiKey }, path, request);
	const askJson = async <Answer>(path: string, request?: Request) => JSON.parse(await ask(path, request)) as Answer;
	const named = (name: string) => encodeURIComponent(name);
	return {
		url,
		collections: () => askJson<CollectionState[]>('/collections'),
		collection: (name: string) => askJson<CollectionState>(`/collections/${named(name)}`),
		create: (schema: object) => ask('/collections', { method: 'POST', json: schema }),
		remove: (name: string) => ask(`/collections/${named(name)}`, { method: 'DELETE' }),
		/** Takes documents as JSON lines; answers one line each. A line that is sent again takes the place of the first. */
		importLines: (name: string, text: string) =>
			ask(`/collections/${named(name)}/documents/import?action=upsert`, { method: 'POST', text }),
		/** The collection behind an alias; null if there is no such alias. */
		aliased: async (alias: string): Promise<string | null> => {
			try {
				return (await askJson<{ collection_name: string }>(`/aliases/${named(alias)}`)).collection_name;
			} catch (error) {
				if (error instanceof ServerError && error.status === 404) return null;
				throw error;
			}
		},
		point: (alias: string, name: string) =>
			ask(`/aliases/${named(alias)}`, { method: 'PUT', json: { collection_name: name } }),
	};
}

async function askAgain(place: ServerPlace, path: string, request: Request): Promise<string> {
	for (const wait of waits) {
		try {
			return await askOnce(place, path, request);
		} catch (error) {
			const passes = error instanceof ServerError && (error.status === 0 || error.status === 503);
			if (!passes) throw error;
			await new Promise((done) => setTimeout(done, wait));
		}
	}
	return askOnce(place, path, request);
}

async function askOnce({ url, apiKey }: ServerPlace, path: string, { method = 'GET', json, text }: Request) {
	const body = json ? JSON.stringify(json) : (text ?? null);
	const headers = { 'x-typesense-api-key': apiKey, 'content-type': json ? 'application/json' : 'text/plain' };
	const call = `${method} ${url}${path}`;
	const response = await fetch(url + path, {
		method,
		headers,
		body,
		signal: AbortSignal.timeout(patience),
	}).catch((error: unknown) => {
		throw new ServerError(0, `${call}: no answer (${reasonOf(error)}). Is TYPESENSE_URL right, and the server up?`);
	});
	const answer = await response.text();
	if (response.ok) return answer;
	const hint =
		response.status === 401 ? ' TYPESENSE_API_KEY has to be a key for all actions on these collections.' : '';
	throw new ServerError(response.status, `${call}: ${response.status} ${messageOf(answer)}${hint}`);
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? error.cause.message : error.message;
}

function messageOf(answer: string): string {
	try {
		return String((JSON.parse(answer) as { message?: unknown }).message ?? '');
	} catch {
		return answer.slice(0, 200);
	}
}
