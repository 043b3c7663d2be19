import { Errors } from 'typesense';
import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections';
import { openClient, type Sent, type ServerCall, type ServerPlace } from './open-client.ts';

/** A collection as the server describes it. */
export type CollectionState = { name: string; num_documents: number };

/** A call that the server did not carry out; the message says which one, why, and what to check. */
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
	if (apiKey === '') {
		throw new ServerError(0, 'TYPESENSE_API_KEY: expected a key that may create and fill collections.');
	}
	return { url, apiKey };
}

/** The calls of a Typesense server that indexing needs. */
export type Server = ReturnType<typeof openServer>;

/** A server that is starting or catching up answers 503: it is asked again. */
const retries = { numRetries: 3, retryIntervalSeconds: 1 };
/** Milliseconds that one call may take. */
const patience = 60_000;

export function openServer(place: ServerPlace) {
	const client = openClient(place, send, retries);
	return {
		url: place.url,
		collections: (): Promise<CollectionState[]> => told(client.collections().retrieve()),
		collection: (name: string): Promise<CollectionState> => told(client.collections(name).retrieve()),
		create: (schema: object) => told(client.collections().create(schema as CollectionCreateSchema)),
		remove: (name: string) => told(client.collections(name).delete()),
		/** Takes documents as JSON lines; answers one line each. A line that is sent again replaces the first. */
		importLines: (name: string, text: string) =>
			told(client.collections(name).documents().import(text, { action: 'upsert' })),
		/** The collection behind an alias; null if there is no such alias. */
		aliased: async (alias: string): Promise<string | null> => {
			try {
				return (await told(client.aliases(alias).retrieve())).collection_name;
			} catch (error) {
				if (error instanceof ServerError && error.status === 404) return null;
				throw error;
			}
		},
		point: (alias: string, name: string) => told(client.aliases().upsert(alias, { collection_name: name })),
	};
}

/** The answer, or the words of {@link send} for why it failed. */
async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof Errors.TypesenseError)) throw error;
		throw new ServerError(error.httpStatus ?? 0, error.message.replace(/^.* \| Server said: /, ''));
	}
}

async function send({ url, method, headers, body }: ServerCall): Promise<Sent> {
	const call = `${method} ${url}`;
	const signal = AbortSignal.timeout(patience);
	const answer = fetch(url, { method, headers, body, signal }).then(async (response) => ({
		response,
		data: await response.text(),
	}));
	const { response, data } = await answer.catch((error: unknown) => {
		throw new ServerError(0, `${call}: no answer (${reasonOf(error)}). Is TYPESENSE_URL right, and the server up?`);
	});
	const { status } = response;
	if (response.ok) return { status, headers: Object.fromEntries(response.headers), data };
	const hint = status === 401 ? ' TYPESENSE_API_KEY has to be a key for all actions on these collections.' : '';
	return { status, headers: {}, data: { message: `${call}: ${status} ${messageOf(data)}${hint}` } };
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
