import type { Family } from './row.ts';
import { codesIn, rowsOf } from './row-codes.ts';
import type { TitledTest } from './test-titles.ts';

/** For each row the files whose tests name it, in the order of the tests, with how many. */
export type Proofs = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Which tests name which row, in their title, in the title around it or in the table of their cases. */
export function proofsOf(tests: readonly TitledTest[], families: readonly Family[]): Proofs {
	const proofs = new Map<string, Map<string, number>>();
	for (const { file, title, cases } of tests) {
		for (const code of new Set(codesIn([title, ...cases].join('\n'), families))) {
			const files = proofs.get(code) ?? new Map<string, number>();
			proofs.set(code, files.set(file, (files.get(file) ?? 0) + 1));
		}
	}
	return proofs;
}

/** The rows that are said to work though no test names them. */
export function unproven(families: readonly Family[], proofs: Proofs): string[] {
	return rowsOf(families)
		.filter(({ code, state }) => state === 'works' && !proofs.has(code))
		.map(({ code }) => code);
}
