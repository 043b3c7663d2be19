import { createInterface } from 'node:readline';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
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

const options = {
	stock: { type: 'string' },
	schema: { type: 'string' },
	tenant: { type: 'string' },
	out: { type: 'string', default: 'dist' },
} as const;

await runCommand(async () => {
	const answerLine = makeAnswerLine(openStock());
	for await (const line of createInterface({ input: process.stdin })) {
		if (line.trim() !== '') process.stdout.write(`${answerLine(line)}\n`);
	}
});

/** The stock that the options name. */
function openStock(): SearchedStock {
	const { stock, schema, tenant, out } = readArguments({ options }, usage).values;
	if (tenant !== undefined) return stockOfTenant(tenant, out);
	if (stock !== undefined && schema !== undefined) return stockOfFiles(stock, schema);
	throw new Error(`Name --tenant, or --stock and --schema.\n${usage}`);
}
