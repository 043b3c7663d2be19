import { readFileSync } from 'node:fs';
import type { Problem } from '../../src/config/problem.ts';
import { mentionsSecret, notShown } from '../../src/config/secrets.ts';
import { scanJson } from './json-scan.ts';

type JsonFile = { ok: true; value: unknown } | { ok: false; problem: Problem };

/** Reads a JSON file; a fault in it is a problem with line and column. `name` is what the problem calls the file. */
export function readJson(file: string, name: string): JsonFile {
	const refused = (problem: Omit<Problem, 'file'>): JsonFile => ({ ok: false, problem: { file: name, ...problem } });
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(file);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return refused({ path: '', found: '', expected: 'a file that can be read', hint: why });
	}
	const written = decode(bytes);
	if (written === null) {
		const hint = 'Save the file as UTF-8: an editor asks for the encoding in its "Save as".';
		return refused({ path: '', found: 'a text that is not UTF-8', expected: 'a text in UTF-8', hint });
	}
	const fault = scanJson(written);
	if (!fault) return { ok: true, value: JSON.parse(written) };
	const { at, ...problem } = fault;
	return refused({ ...problem, path: placeOf(written, at), found: shown(problem.found, written, at) });
}

/** A text in UTF-8 without its mark; null where it is in another encoding, such as the UTF-16 of some editors. */
function decode(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function placeOf(text: string, at: number): string {
	const before = text.slice(0, at).split('\n');
	return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The line with the fault may be one with a secret that does not belong in the file. */
function shown(found: string, text: string, at: number): string {
	const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n')[0] ?? '';
	return mentionsSecret(line) ? notShown : found;
}
