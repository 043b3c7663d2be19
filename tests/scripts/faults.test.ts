import { expect, test } from 'vitest';
import { count, emptyTally } from '../../scripts/faults/fault.ts';
import { faults } from '../../scripts/faults/faults.ts';
import { faultTable } from '../../scripts/faults/table.ts';
import { makeTempDir } from '../support/temp-dir.ts';

test('issue 11 the fault matrix kills at least 200 processes and has each fault once', () => {
	const killed = faults.filter(({ name }) => name.includes('killed')).reduce((sum, { runs }) => sum + runs.whole, 0);
	expect(killed).toBeGreaterThanOrEqual(200);
	expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test('issue 11 a fault of the matrix: a state that is older than the site, of a tenant of several processes', async () => {
	const fault = faults.find(({ name }) => name === 'state older than the site');
	const tally = await fault?.run(1, makeTempDir());
	expect(tally).toEqual({ runs: 1, kills: 0, outcomes: { whole: 1, repaired: 0, wrong: 0 }, notes: [] });
}, 600_000);

test('issue 11 the matrix ends with a table, and says below it what went wrong', () => {
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
