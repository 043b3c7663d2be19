import { readFileSync } from 'node:fs';
import type { Problem } from '../../src/config/problem.ts';
import { mentionsSecret, notShown } from '../../src/config/secrets.ts';

type JsonFile = { ok: true; value: unknown } | { ok: false; problem: Problem };

/** Reads a JSON file; a fault in it is a problem with line and column. `name` is what the problem calls the file. */
export function readJson(file: string, name: string): JsonFile {
	let written: string;
	try {
		written = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return { ok: false, problem: { file: name, path: '', found: '', expected: 'a file that can be read', hint: why } };
	}
	try {
		return { ok: true, value: JSON.parse(written) };
	} catch (error) {
		return { ok: false, problem: syntaxProblem(written, error, name) };
	}
}

function syntaxProblem(written: string, error: unknown, file: string): Problem {
	const message = error instanceof Error ? error.message : String(error);
	const at = /at position (\d+)/.exec(message)?.[1];
	const before = written.slice(0, at === undefined ? written.trimEnd().length : Number(at)).split('\n');
	const line = before.length;
	const column = (before.at(-1)?.length ?? 0) + 1;
	const lineText = written.split('\n')[line - 1] ?? '';
	const rest = lineText.slice(column - 1).trim();
	return {
		file,
		path: `line ${line}, column ${column}`,
		found: rest ? foundIn(lineText, rest) : 'the end of the file',
		expected: 'valid JSON',
		hint: 'Look for a missing or extra comma, quote or bracket just before it.',
	};
}

/** A line with the fault may be one with a secret that does not belong into the file. */
const foundIn = (line: string, rest: string): string => (mentionsSecret(line) ? notShown : rest.slice(0, 40));
