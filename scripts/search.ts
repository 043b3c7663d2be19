import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { makeAnswerLine } from './search/answer-line.ts';
import { type SearchedStock, stockOfFiles, stockOfTenant } from './search/searched-stock.ts';

const usage = `Usage: npm run -s search -- --stock FILE --schema FILE
       npm run -s search -- --tenant SLUG [--out dist]
Searches stock. Reads requests from the standard input, one JSON object a line:
  {"id": "1", "params": {"q": "hilux", "query_by": "make,model", "filter_by": "price:<30000"}}
and writes an answer a line: {"id": "1", "found": 2, "hits": ["900001", "900007"]}. The parameters are those of a
Typesense server: q, query_by, filter_by, sort_by, facet_by, facet_query, max_facet_values, page, per_page, limit, offset; with --stock its
limits too: max_candidates, max_filter_by_candidates, num_typos, typo_tokens_threshold, drop_tokens_threshold …
  --stock    cars, one JSON object a line, in the order of their import: what a Typesense server with them finds
  --schema   the schema of their collection
  --tenant   a tenant that is built: what its search page finds, and why it does not find a car`;

const { values } = parseArgs({
	options: {
		stock: { type: 'string' },
		schema: { type: 'string' },
		tenant: { type: 'string' },
		out: { type: 'string', default: 'dist' },
		help: { type: 'boolean' },
	},
});

const open = searchedStock();
if (values.help || !open) {
	process.stdout.write(`${usage}\n`);
	process.exitCode = values.help ? 0 : 1;
} else {
	await answerInput(open);
}

/** What the options name, to be opened; undefined if they name nothing. */
function searchedStock(): (() => SearchedStock) | undefined {
	const { stock, schema, tenant, out } = values;
	if (tenant !== undefined) return () => stockOfTenant(tenant, out);
	return stock !== undefined && schema !== undefined ? () => stockOfFiles(stock, schema) : undefined;
}

async function answerInput(open: () => SearchedStock): Promise<void> {
	try {
		const answerLine = makeAnswerLine(open());
		for await (const line of createInterface({ input: process.stdin })) {
			if (line.trim() !== '') process.stdout.write(`${answerLine(line)}\n`);
		}
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	}
}
