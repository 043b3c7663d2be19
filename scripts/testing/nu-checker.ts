import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A fault that the Nu HTML checker found. */
export type NuFault = { file: string; line: number; message: string; extract: string };

type NuMessage = { type: string; url: string; lastLine?: number; message: string; extract?: string };

/** So many files fit on one command line everywhere. */
const filesPerRun = 200;

/** Faults of HTML files after the Nu HTML checker, which knows the standard in full; warnings are left out. */
export function checkWithNu(java: string, files: readonly string[]): NuFault[] {
	const faults: NuFault[] = [];
	for (let at = 0; at < files.length; at += filesPerRun) faults.push(...runNu(java, files.slice(at, at + filesPerRun)));
	return faults;
}

function runNu(java: string, files: readonly string[]): NuFault[] {
	const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
	const args = ['-Xmx512m', '-jar', jar, '--errors-only', '--format', 'json', ...files];
	const { stderr, error } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
	if (error) throw error;
	return readNu(stderr, files);
}

/** Reads the checker's JSON. Throws what else it says: then it has not checked. */
export function readNu(output: string, files: readonly string[]): NuFault[] {
	const names = new Map(files.map((file) => [pathToFileURL(file).href, file]));
	let messages: NuMessage[];
	try {
		({ messages } = JSON.parse(output) as { messages: NuMessage[] });
	} catch (error) {
		throw new Error(`The Nu HTML checker did not answer: ${output.slice(0, 2000)}`, { cause: error });
	}
	return messages
		.filter(({ type }) => type !== 'info')
		.map(({ url, lastLine = 0, message, extract = '' }) => ({
			file: names.get(url.replace(/^file:\/(?!\/)/, 'file:///')) ?? url,
			line: lastLine,
			message,
			extract: extract.replace(/\s+/g, ' ').trim(),
		}));
}
