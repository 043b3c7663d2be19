import { answerParams } from '../../../scripts/search/answer-params.ts';
import { readCollectionSchema } from '../../../scripts/search/params-schema.ts';
import type { SearchParams } from '../../../scripts/search/read-params.ts';
import type { ParamsSchema } from '../../../src/search/engine/sort-by.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import { packIndex } from '../../../src/search/index/pack.ts';
import { createServerEngines, type ServerEngines } from '../../../src/search/server/server-engine.ts';

type Field = { name: string; type: string; facet?: boolean; optional?: boolean; sort?: boolean; index?: boolean };
/** As a collection is made. */
export type Described = { name: string; fields: readonly Field[]; default_sorting_field?: string };
type Document = Record<string, unknown>;
/** A failed call as the server says it. */
type Fault = { status: number; message: string };

/** One collection of a facade: its documents in the order of their import, searched by our own engine. */
export function createCollection(described: Described) {
	const documents = new Map<string, Document>();
	const schema: ParamsSchema = readCollectionSchema(described);
	let opened: { engines: ServerEngines; hit: (row: number) => Document } | undefined;
	const open = () => {
		const index = openIndex(packIndex([...documents.values()], schema));
		const hit = (row: number) => documents.get(String(index.document(row)['id'])) ?? {};
		opened = { engines: createServerEngines(index), hit };
		return opened;
	};
	return {
		describe: () => ({ ...described, num_documents: documents.size }),
		/** One line of an import. */
		take: (line: string, action: string) => {
			const fault = refusal(line, described.fields, (id) => action === 'create' && documents.has(id));
			if (fault) return { success: false, code: fault.status, error: fault.message, document: line };
			const document = JSON.parse(line) as Document;
			documents.set(String(document['id']), document);
			opened = undefined;
			return { success: true };
		},
		exported: () => [...documents.values()].map((document) => JSON.stringify(document)).join('\n'),
		search: (params: SearchParams): object => {
			const { engines, hit } = opened ?? open();
			const answer = answerParams(engines, schema, params);
			if ('error' in answer) return { code: answer.error.status, error: answer.error.message };
			const { found, rows, facets, stats } = answer;
			return {
				found,
				out_of: documents.size,
				page: Number(params.page ?? 1),
				search_time_ms: 1,
				request_params: {
					q: params.q ?? '*',
					per_page: Number(params.per_page ?? 10),
					collection_name: described.name,
				},
				hits: rows.map((row) => ({ document: hit(row), highlight: {}, highlights: [] })),
				facet_counts: Object.entries(facets).map(([field_name, values]) => ({
					field_name,
					counts: values.map(({ value, count }) => ({ value, count, highlighted: value })),
					stats: stats[field_name],
				})),
			};
		},
	};
}

export type Collection = ReturnType<typeof createCollection>;

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
	string: (value) => typeof value === 'string',
	bool: (value) => typeof value === 'boolean',
	int32: (value) => typeof value === 'number' && Math.abs(value) < 2 ** 31,
	int64: (value) => typeof value === 'number',
	float: (value) => typeof value === 'number',
};

/** Why a document cannot be taken, in the server's words. */
function refusal(line: string, fields: readonly Field[], isTaken: (id: string) => boolean): Fault | null {
	const document = parse(line);
	if (!document) return { status: 400, message: 'Bad JSON.' };
	const { id } = document;
	if (typeof id !== 'string') return { status: 400, message: "Document's `id` field should be a string." };
	if (isTaken(id)) return { status: 409, message: `A document with id ${id} already exists.` };
	for (const { name, type, optional, index = true } of fields) {
		const value = document[name];
		if (value === undefined && (optional || !index)) continue;
		if (value === undefined) {
			const message = `Field \`${name}\` has been declared in the schema, but is not found in the document.`;
			return { status: 400, message };
		}
		if (!kinds[type]?.(value)) return { status: 400, message: `Field \`${name}\` must be of type ${type}.` };
	}
	return null;
}

function parse(line: string): Document | null {
	try {
		return JSON.parse(line) as Document;
	} catch {
		return null;
	}
}
