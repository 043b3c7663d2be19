import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { goldenAnswers, goldenRequests } from '../search/golden.ts';

const fixture = 'tests/fixtures/typesense-golden';
const files = ['--stock', `${fixture}/stock.jsonl`, '--schema', `${fixture}/schema.json`];

function search(args: readonly string[], lines: readonly string[]) {
	const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/search.ts', ...args], {
		input: lines.join('\n'),
		encoding: 'utf8',
	});
	return { answers: stdout.trimEnd().split('\n'), stderr, status };
}

test('SRCH-7 answers requests in the form of the golden set', () => {
	const requests = goldenRequests.filter(({ kind }) => kind === 'listing-rule' || kind === 'filter-eq');
	const { answers, status } = search(
		files,
		requests.map((request) => JSON.stringify(request)),
	);
	expect(status).toBe(0);
	expect(answers.map((line) => JSON.parse(line))).toEqual(
		requests.map(({ id }) => {
			const { found, hits } = goldenAnswers.get(id) ?? {};
			return { id, found, hits };
		}),
	);
});

test('SRCH-7 a line that is not a request is answered with an error, and the next one is read', () => {
	const { answers } = search(files, [
		'nonsense',
		'{"id": 7}',
		'{"id": 8, "params": {"q": 5, "query_by": "model"}}',
		'{"id": 9, "params": {"filter_by": "price:<"}}',
		'{"id": 10, "params": {"q": "*", "facet_by": "certified", "per_page": 0}}',
	]);
	const parsed = answers.map((line) => JSON.parse(line));
	expect(parsed.map(({ id, error }) => [id, error?.status])).toEqual([
		[null, 400],
		[7, 400],
		[8, undefined],
		[9, 400],
		[10, undefined],
	]);
	expect(parsed[4].facets.certified).toEqual({ true: 224, false: 976 });
});

test('without stock it says what to name', () => {
	const { stderr, status } = search([], []);
	expect(stderr).toMatch(/^Name --tenant, or --stock and --schema\.\nUsage: npm run -s search/);
	expect(status).toBe(1);
});

test('a tenant that is not built is named', () => {
	const { stderr, status } = search(['--tenant', 'nowhere', '--out', '/nowhere'], []);
	expect(stderr).toContain('/nowhere/nowhere/stock.json');
	expect(status).toBe(1);
});
