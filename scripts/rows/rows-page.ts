import { posix } from 'node:path';
import type { Proofs } from './proofs.ts';
import type { Family, Row, RowState } from './row.ts';
import { rowsOf } from './row-codes.ts';

export const rowsFile = 'tests/rows.md';

const states: readonly RowState['state'][] = ['works', 'in part', 'not yet'];

const introduction = `# Rows

What Forecourt must do, row by row. Comments and test titles refer to a row by its code, such as \`CARD-3\`. The product was specified in two
documents that are not in this repository; the rows restate them in our words. *Decided* marks what the documents leave open. In code and
READMEs "the specification" means these documents: field names and the texts that visitors read follow them to the letter.

*Works* means that tests prove it. The files whose tests name a row stand below it, with the number of tests. *In part* and *not yet* say what
is missing.

\`npm run rows\` writes this page from \`scripts/rows/*-rows.ts\` and the titles of all tests. A test fails when the page is out of date, when
code names a row that is not here, or when a row is said to work and no test names it.

The codes W1 to T6 in \`src/search\` and its tests are rules of the search server's language:
[fixtures/typesense-golden/rules.md](fixtures/typesense-golden/rules.md).
`;

/** The text of {@link rowsFile}. */
export function rowsPage(families: readonly Family[], proofs: Proofs): string {
	return [introduction, overview(families), ...families.map((family) => chapter(family, proofs))].join('\n');
}

function overview(families: readonly Family[]): string {
	const line = (name: string, rows: readonly Row[]) => `| ${[name, rows.length, ...counts(rows)].join(' | ')} |`;
	const lines = families.map(({ name, title, rows }) => line(`[${name}](#${name.toLowerCase()}): ${title}`, rows));
	const head = `| family | rows | ${states.join(' | ')} |\n| --- | ---: | ---: | ---: | ---: |`;
	return [head, ...lines, line('all', rowsOf(families)), ''].join('\n');
}

const counts = (rows: readonly Row[]): number[] =>
	states.map((state) => rows.filter((row) => row.state === state).length);

function chapter({ name, title, rows }: Family, proofs: Proofs): string {
	return [`## ${name}`, `${title}.`, ...rows.map((row) => entry(row, proofs.get(row.code) ?? new Map()))]
		.join('\n\n')
		.concat('\n');
}

function entry(row: Row, files: ReadonlyMap<string, number>): string {
	const state =
		row.state === 'works' ? '*Works.*' : `*${row.state === 'in part' ? 'In part' : 'Not yet'}:* ${row.missing}`;
	const decided = row.decided ? ` *Decided:* ${row.decided}` : '';
	const proof = [...files].map(([file, count]) => `${link(file)} ${count}`).join(' · ');
	return `### ${row.code} ${row.title}\n\n${row.must}${decided}\n\n${state}${proof && ` Tests: ${proof}`}`;
}

function link(file: string): string {
	const path = posix.relative(posix.dirname(rowsFile), file);
	return `[${path}](${path})`;
}
