import { type Server, ServerError } from './server.ts';

/** A document that is not in the collection, and why. */
export type DocumentFailure = { id: string; reason: string };

type Document = Readonly<Record<string, unknown>>;

const batchSize = 1_000;

/** Puts documents into a collection, batch by batch in their order. The answer names those that the server refused. */
export async function importDocuments(
	server: Server,
	collection: string,
	documents: readonly Document[],
): Promise<DocumentFailure[]> {
	const failures = duplicates(documents);
	const taken = new Set(failures.map(({ document }) => document));
	const distinct = documents.filter((document) => !taken.has(document));
	const found: DocumentFailure[] = failures.map(({ document, reason }) => ({ id: String(document['id']), reason }));
	for (let start = 0; start < distinct.length; start += batchSize) {
		const batch = distinct.slice(start, start + batchSize);
		const text = batch.map((document) => JSON.stringify(document)).join('\n');
		found.push(...failuresIn(await server.importLines(collection, text), batch));
	}
	return found;
}

function duplicates(documents: readonly Document[]) {
	const places = new Map<unknown, number>();
	return documents.flatMap((document, index) => {
		const place = places.get(document['id']);
		places.set(document['id'], place ?? index);
		const reason = `document ${(place ?? 0) + 1} has the same id`;
		return place === undefined ? [] : [{ document, reason }];
	});
}

/** The server answers one line for each document, accepted or not. */
function failuresIn(answer: string, batch: readonly Document[]): DocumentFailure[] {
	const lines = answer.split('\n').filter((line) => line !== '');
	if (lines.length !== batch.length) {
		throw new ServerError(200, `The server answered ${lines.length} lines to ${batch.length} documents.`);
	}
	return batch.flatMap((document, index) => {
		const { success, error = 'no reason given' } = readLine(lines[index] ?? '');
		return success ? [] : [{ id: String(document['id']), reason: error }];
	});
}

function readLine(line: string): { success?: boolean; error?: string } {
	try {
		return Object(JSON.parse(line));
	} catch {
		return { error: `an answer that is not JSON: ${line.slice(0, 100)}` };
	}
}
