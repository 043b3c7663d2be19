import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault, Tally } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { faultTable } from './faults/table.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';

const usage = `Usage: npm run faults -- [--quick] [--only <part of a name>]
Makes everything go wrong that the project has to survive, with more than 600 kills, and ends with a table. The exit code is 1
if anything stayed wrong. It takes more than an hour.
  --quick   each fault once or a few times, in a few minutes
  --only    only the faults whose name contains this text`;

const options = { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } } as const;

await runCommand(() => {
	const { values } = readArguments({ options }, usage);
	const chosen = faults.filter(({ name }) => name.includes(values.only));
	if (chosen.length === 0)
		throw new Error(`--only: no fault's name contains ${JSON.stringify(values.only)}.\n${usage}`);
	return runFaults(chosen, values.quick ? 'quick' : 'whole');
});

async function runFaults(chosen: readonly Fault[], length: 'quick' | 'whole'): Promise<number> {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-faults-'));
	const results: { fault: Fault; tally: Tally }[] = [];
	try {
		for (const [index, fault] of chosen.entries()) {
			const place = join(dir, String(index));
			mkdirSync(place);
			const tally = await fault.run(fault.runs[length], place);
			results.push({ fault, tally });
			const { whole, repaired, wrong } = tally.outcomes;
			process.stdout.write(`${fault.name}: ${whole} whole, ${repaired} repaired, ${wrong} wrong\n`);
			rmSync(place, { recursive: true });
		}
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
	process.stdout.write(`\n${faultTable(results)}`);
	return results.every(({ tally }) => tally.outcomes.wrong === 0) ? 0 : 1;
}
