import { openServer, type Server } from '../../scripts/typesense/server.ts';
import { type Facade, startFacade } from '../support/typesense/facade.ts';

/** A server to test against, with what the environment has to say for our programs to use it. */
export type Running = {
	env: { TYPESENSE_URL: string; TYPESENSE_API_KEY: string; TYPESENSE_SEARCH_KEY: string; TYPESENSE_COLLECTION: string };
	server: Server;
	/** Every name that a test gives begins with this; what is left of them is removed in the end. */
	prefix: string;
	stop: () => Promise<void>;
};
export type TestServer = { name: string; start: () => Promise<Running> };

const facade: TestServer = {
	name: 'a facade of our own engine',
	start: async () => {
		const started = await startFacade();
		return running(started.url, started.adminKey, () => started.stop());
	},
};

const { TYPESENSE_URL: url, TYPESENSE_API_KEY: apiKey } = process.env;
const real: TestServer | null =
	url && apiKey
		? { name: `the Typesense server at ${url}`, start: () => running(url, apiKey, () => Promise.resolve()) }
		: null;

/** The facade always; a real server where TYPESENSE_URL and TYPESENSE_API_KEY name one. */
export const testServers: readonly TestServer[] = real ? [facade, real] : [facade];

/** Title of the test that is skipped in a real server's place. */
export const noRealServer = real
	? null
	: 'a real server was not asked: set TYPESENSE_URL and TYPESENSE_API_KEY to run all of this against one';

async function running(url: string, apiKey: string, stop: () => Promise<void>): Promise<Running> {
	const prefix = `forecourt_test_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
	const server = openServer({ url, apiKey });
	const key = await call(url, apiKey, 'POST', '/keys', {
		description: 'Test of Forecourt: may be deleted',
		actions: ['documents:search'],
		collections: [`${prefix}.*`],
	});
	return {
		env: {
			TYPESENSE_URL: url,
			TYPESENSE_API_KEY: apiKey,
			TYPESENSE_SEARCH_KEY: String(key['value']),
			TYPESENSE_COLLECTION: prefix,
		},
		server,
		prefix,
		stop: async () => {
			for (const { name } of await server.collections()) if (name.startsWith(prefix)) await server.remove(name);
			const { aliases = [] } = await call(url, apiKey, 'GET', '/aliases');
			for (const { name } of aliases as { name: string }[]) {
				if (name.startsWith(prefix)) await call(url, apiKey, 'DELETE', `/aliases/${name}`);
			}
			await call(url, apiKey, 'DELETE', `/keys/${key['id']}`);
			await stop();
		},
	};
}

async function call(url: string, apiKey: string, method: string, path: string, json?: object) {
	const headers = { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' };
	const response = await fetch(url + path, { method, headers, body: json ? JSON.stringify(json) : null });
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return (await response.json()) as Record<string, unknown>;
}

/** A facade alone, for faults that no real server can be made to have. */
export async function startFacadeOnly(): Promise<Running & { facade: Facade }> {
	const facade = await startFacade();
	return { ...(await running(facade.url, facade.adminKey, () => facade.stop())), facade };
}
