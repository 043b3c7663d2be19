import { defaultOrder, type ServedStock, stockAlias } from '../../src/site/index/search-server.ts';
import { generationName, generationsOf, leftovers } from './generations.ts';
import { type DocumentFailure, importDocuments } from './import-documents.ts';
import { type Server, ServerError } from './server.ts';

export type IndexOptions = {
	/** First part of collections' names. */
	prefix: string;
	/** Puts the collection into use even if documents failed. */
	acceptFailures: boolean;
	/** Unix milliseconds. */
	now: number;
};

export type Indexed = {
	collection: string;
	/** Whether visitors now search it. */
	inUse: boolean;
	documents: number;
	failures: DocumentFailure[];
	/** Collections that were removed: what crashed runs left, and what is older than the one before. */
	removed: string[];
};

type Stock = ServedStock & { slug: string };

/**
 * Puts a tenant's stock into a new collection, and its alias on that once all is there and the counts agree (SRCH-7).
 * Until then, and for ever if the run ends early, visitors search the old collection; it is kept, so that one can go back.
 * Throws a ServerError where the server does not do what it is asked; the half-filled collection is then removed.
 */
export async function indexStock(server: Server, stock: Stock, options: IndexOptions): Promise<Indexed> {
	const { prefix, now } = options;
	const alias = stockAlias(stock.slug, prefix);
	const removed = await clear(server, alias, now);
	const collection = generationName(alias, now);
	await server.create({ name: collection, fields: stock.fields, default_sorting_field: defaultOrder });
	try {
		const failures = await importDocuments(server, collection, stock.documents);
		const documents = await checkedCount(server, collection, stock.documents.length - failures.length);
		if (failures.length > 0 && !options.acceptFailures) {
			await server.remove(collection);
			return { collection, inUse: false, documents, failures, removed };
		}
		await pointTo(server, alias, { collection, now });
		removed.push(...(await clear(server, alias, now)));
		return { collection, inUse: true, documents, failures, removed };
	} catch (error) {
		await removeUnused(server, alias, collection);
		throw error;
	}
}

/** How many documents of the tenant visitors search now; 0 where there is no collection yet. */
export async function documentsInUse(server: Server, slug: string, prefix: string): Promise<number> {
	const inUse = await server.aliased(stockAlias(slug, prefix));
	return inUse === null ? 0 : (await server.collection(inUse)).num_documents;
}

async function clear(server: Server, alias: string, now: number): Promise<string[]> {
	const names = (await server.collections()).map(({ name }) => name);
	const old = leftovers(generationsOf(alias, names), await server.aliased(alias), now);
	for (const { name } of old) await server.remove(name);
	return old.map(({ name }) => name);
}

async function checkedCount(server: Server, collection: string, expected: number): Promise<number> {
	const { num_documents } = await server.collection(collection);
	if (num_documents === expected) return num_documents;
	throw new ServerError(200, `${collection} has ${num_documents} documents where ${expected} were taken.`);
}

async function pointTo(server: Server, alias: string, { collection, now }: { collection: string; now: number }) {
	const [inUse] = generationsOf(alias, [(await server.aliased(alias)) ?? '']);
	if (inUse && inUse.begun > now) {
		throw new ServerError(409, `${inUse.name} is in use, from a run that began later; ${collection} is dropped.`);
	}
	await server.point(alias, collection);
}

/** Leaves it alone if it is not known whether it is in use: the next run clears it away. */
async function removeUnused(server: Server, alias: string, collection: string): Promise<void> {
	try {
		if ((await server.aliased(alias)) !== collection) await server.remove(collection);
	} catch {
		// The first failure is the one to report.
	}
}
