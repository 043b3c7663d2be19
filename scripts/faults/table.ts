import type { Fault, Tally } from './fault.ts';

/** The results as a Markdown table, with what went wrong below it. */
export function faultTable(results: readonly { fault: Fault; tally: Tally }[]): string {
	const rows = results.map(({ fault, tally: { runs, kills, outcomes } }) =>
		row([fault.name, runs, kills, outcomes.whole, outcomes.repaired, outcomes.wrong]),
	);
	const sum = (of: (tally: Tally) => number): number => results.reduce((total, { tally }) => total + of(tally), 0);
	const total = row([
		'**all**',
		sum(({ runs }) => runs),
		sum(({ kills }) => kills),
		...(['whole', 'repaired', 'wrong'] as const).map((outcome) => sum(({ outcomes }) => outcomes[outcome])),
	]);
	const notes = results.flatMap(({ fault, tally }) => tally.notes.map((note) => `- ${fault.name}: ${note}`));
	const head = [
		row(['fault', 'runs', 'killed', 'whole', 'repaired', 'wrong']),
		'| --- | --- | --- | --- | --- | --- |',
	];
	return [...head, ...rows, total, '', ...notes, ''].join('\n');
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
