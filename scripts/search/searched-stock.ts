import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../src/search/engine/search.ts';
import type { ParamsSchema } from '../../src/search/engine/sort-by.ts';
import { stockSchema } from '../../src/search/fields/stock-schema.ts';
import type { IndexDocument } from '../../src/search/index/index-document.ts';
import { openIndex, type StockIndex } from '../../src/search/index/open-index.ts';
import { packIndex } from '../../src/search/index/pack.ts';
import { createServerEngines, type ServerEngines } from '../../src/search/server/server-engine.ts';
import { type StockPointer, stockPointerPath } from '../../src/site/index/stock-index.ts';
import { readCollectionSchema } from './params-schema.ts';

/** Stock to search, the schema of its fields, and what searches it. */
export type SearchedStock = { index: StockIndex; schema: ParamsSchema; engines: ServerEngines };

/**
 * Cars as JSON lines in the order of their import, and the schema of their collection as a Typesense server describes it, searched
 * with that server's limits.
 * Throws an Error that names the file, and the line, which cannot be read.
 */
export function stockOfFiles(stockFile: string, schemaFile: string): SearchedStock {
	const schema = readCollectionSchema(JSON.parse(readFileSync(schemaFile, 'utf8')));
	const lines = readFileSync(stockFile, 'utf8').split('\n');
	const cars = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readCar(line, `${stockFile}:${index + 1}`)]));
	const index = openIndex(packIndex(cars, schema));
	return { index, schema, engines: createServerEngines(index) };
}

/** The index of a tenant that was built into the folder `out`, searched as its page does: without limits. */
export function stockOfTenant(slug: string, out: string): SearchedStock {
	const site = join(out, slug);
	const { file } = readJson(join(site, stockPointerPath)) as StockPointer;
	if (file === null) throw new Error(`${slug} has no index: its stock is searched by a server only.`);
	const index = openIndex(readJson(join(site, file)));
	const known: ParamsSchema = stockSchema;
	const fields = Object.entries(index.schema).map(([field, { type }]) => [field, { ...known[field], type }]);
	const engine = createEngine(index);
	return { index, schema: Object.fromEntries(fields), engines: () => engine };
}

function readCar(line: string, place: string): IndexDocument {
	try {
		return JSON.parse(line) as IndexDocument;
	} catch (cause) {
		throw new Error(`${place} is not JSON`, { cause });
	}
}

function readJson(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`cannot read ${file}; is the tenant built?`, { cause });
	}
}
