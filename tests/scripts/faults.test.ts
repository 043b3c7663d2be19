import { describe, expect, test } from 'vitest';
import { count, emptyTally } from '../../scripts/faults/fault.ts';
import { faults } from '../../scripts/faults/faults.ts';
import { killTally } from '../../scripts/faults/kill-tests.ts';
import { faultTable } from '../../scripts/faults/table.ts';
import { makeTempDir } from '../support/temp-dir.ts';

test('the fault matrix kills at least 200 processes and has each fault once', () => {
	const killed = faults.filter(({ name }) => name.includes('killed')).reduce((sum, { runs }) => sum + runs.whole, 0);
	expect(killed).toBeGreaterThanOrEqual(200);
	expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test('a fault of the matrix: a state that is older than the site, of a tenant of several processes', async () => {
	const fault = faults.find(({ name }) => name === 'state older than the site');
	const tally = await fault?.run(1, makeTempDir());
	expect(tally).toEqual({ runs: 1, kills: 0, outcomes: { whole: 1, repaired: 0, wrong: 0 }, notes: [] });
}, 600_000);

test('the matrix ends with a table, and says below it what went wrong', () => {
	const tally = emptyTally();
	count(tally, 'whole', { killed: true });
	count(tally, 'wrong', { note: 'half a site' });
	const fault = { name: 'disk full', runs: { quick: 1, whole: 2 }, run: async () => tally };
	expect(faultTable([{ fault, tally }])).toBe(
		[
			'| fault | runs | killed | whole | repaired | wrong |',
			'| --- | --- | --- | --- | --- | --- |',
			'| disk full | 2 | 1 | 1 | 0 | 1 |',
			'| **all** | 2 | 1 | 1 | 0 | 1 |',
			'',
			'- disk full: half a site',
			'',
		].join('\n'),
	);
});

describe('the kills of the leads, in the JSON of vitest', () => {
	const json = (success: boolean, ...assertionResults: object[]) =>
		JSON.stringify({ success, testResults: [{ assertionResults }] });
	const of = (engine: string, status: string, kills?: object) => ({
		fullName: `SIGKILL at any moment, on ${engine} loses nothing`,
		status,
		failureMessages: status === 'failed' ? ['expected [] to equal …'] : [],
		meta: { ...(kills && { kills }) },
	});
	const skipped = of('PostgreSQL', 'skipped');

	test.each([
		['nothing happened', { kills: 5, sentAgain: 0, wrong: [] }, { whole: 5, repaired: 0, wrong: 0 }],
		['two leads were sent again', { kills: 5, sentAgain: 2, wrong: [] }, { whole: 3, repaired: 2, wrong: 0 }],
		[
			'more were sent again than hosts killed',
			{ kills: 2, sentAgain: 9, wrong: [] },
			{ whole: 0, repaired: 2, wrong: 0 },
		],
	])('%s', (_, kills, outcomes) => {
		const tally = killTally(json(true, skipped, of('SQLite', 'passed', kills)), { part: 'on SQLite' });
		expect(tally).toEqual({ runs: kills.kills, kills: kills.kills, outcomes, notes: [] });
	});

	test('a lost lead is wrong, and named', () => {
		const kills = { kills: 5, sentAgain: 1, wrong: ['a is lost'] };
		const tally = killTally(json(false, of('SQLite', 'failed', kills)), { part: 'on SQLite' });
		expect(tally).toMatchObject({ runs: 5, outcomes: { whole: 3, repaired: 1, wrong: 1 }, notes: ['a is lost'] });
	});

	test.each([
		[
			'a test that failed for another reason',
			json(false, of('SQLite', 'failed')),
			'the test failed: expected [] to equal …',
		],
		['a test file that cannot be read', json(false), 'the test failed: SyntaxError'],
		['a run that was ended', '', 'the test failed: SyntaxError'],
	])('%s is wrong', (_, text, note) => {
		const tally = killTally(text, { part: 'on SQLite', printed: 'SyntaxError' });
		expect(tally).toMatchObject({ runs: 1, outcomes: { wrong: 1 }, notes: [note] });
	});

	test('a database that this machine does not have is left out, and said so', () => {
		const tally = killTally(json(true, of('SQLite', 'skipped')), { part: 'on PostgreSQL' });
		expect(tally).toMatchObject({ runs: 0, notes: ['left out: this machine cannot run the test "on PostgreSQL"'] });
	});
});
