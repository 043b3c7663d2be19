import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorFacts, log } from '../../../netlify/platform/log.ts';
import { sourceFiles } from '../../architecture/imports.ts';

describe('the log', () => {
	const streams = [process.stdout, process.stderr] as const;
	const writes = streams.map(({ write }) => write);
	const written: string[][] = [];
	beforeEach(() => {
		for (const [index, stream] of streams.entries()) {
			const texts: string[] = [];
			written[index] = texts;
			stream.write = (text: string | Uint8Array) => texts.push(String(text)) > 0;
		}
	});
	afterEach(() => {
		for (const [index, stream] of streams.entries()) stream.write = writes[index] ?? stream.write;
	});

	test('is a line of JSON: errors on stderr, everything else on stdout', () => {
		log('info', { job: 'expire', leads: 2 });
		log('error', { message: 'two\nlines', code: undefined });
		expect(written).toEqual([
			['{"level":"info","job":"expire","leads":2}\n'],
			['{"level":"error","message":"two\\nlines"}\n'],
		]);
	});

	test('says what kind of error it was and where, and nothing that a visitor typed', () => {
		const quoting = Object.assign(new TypeError('sam@example.com\n    at 12 Quokka St is not an address'), {
			code: 'E1',
		});
		log('error', errorFacts(quoting));
		const [line = ''] = written[1] ?? [];
		expect(JSON.parse(line)).toMatchObject({ level: 'error', name: 'TypeError', code: 'E1' });
		expect(line).toContain('log.test.ts');
		expect(line).not.toMatch(/sam@|Quokka/);
	});

	test.each([null, undefined, 'sam@example.com', { name: 5, code: 7, stack: [] }])(
		'takes whatever is thrown: %j',
		(thrown) => {
			expect(errorFacts(thrown)).toEqual({ at: [] });
		},
	);
});

test('nothing but the log and the commands writes to the terminal', () => {
	const writers = sourceFiles('netlify').filter((file) =>
		/console\.|process\.std(?:out|err)/.test(readFileSync(file, 'utf8')),
	);
	expect(writers.filter((file) => !file.startsWith('netlify/commands/'))).toEqual(['netlify/platform/log.ts']);
});
