import { answerParams } from './answer-params.ts';
import type { SearchParams } from './read-params.ts';
import type { SearchedStock } from './searched-stock.ts';

/** Answers requests, one per line, as `{id, found, hits, facets, stats}` or `{id, error: {status, message}}`. */
export function makeAnswerLine({ index, schema, engines }: SearchedStock): (line: string) => string {
	return (line) => {
		const { id, params } = readRequest(line);
		if (!params)
			return JSON.stringify({ id, error: { status: 400, message: 'A request is {"id": …, "params": {…}}.' } });
		const answer = answerParams(engines, schema, params);
		if ('error' in answer) return JSON.stringify({ id, error: answer.error });
		const { found, rows, facets, stats } = answer;
		const hits = rows.map((row) => String(index.document(row)['id']));
		const counts = Object.entries(facets).map(([field, values]) => [
			field,
			Object.fromEntries(values.map(({ value, count }) => [value, count])),
		]);
		const counted = counts.length > 0 ? { facets: Object.fromEntries(counts), stats } : {};
		return JSON.stringify({ id, found, hits, ...counted });
	};
}

function readRequest(line: string): { id: unknown; params?: SearchParams } {
	try {
		const { id = null, params } = Object(JSON.parse(line)) as { id?: unknown; params?: unknown };
		if (typeof params !== 'object' || params === null) return { id };
		const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
		return { id, params: Object.fromEntries(texts) as SearchParams };
	} catch {
		return { id: null };
	}
}
