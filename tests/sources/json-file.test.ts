import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../scripts/sources/json-file.ts';
import { scanJson } from '../../scripts/sources/json-scan.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { makeTempDir } from '../support/temp-dir.ts';

function read(content: string | Buffer) {
	const file = join(makeTempDir(), 'site.json');
	writeFileSync(file, content);
	const json = readJson(file, 'site.json');
	return json.ok ? json.value : formatProblem(json.problem);
}

describe('a site.json that cannot be taken says where', () => {
	test.each([
		[
			'curly quotes',
			'{\n\t"slug": "a",\n\t“name”: "b",\n\t"url": "c"\n}',
			'site.json: line 3, column 2: found “name”: "b",, expected valid JSON. Quotes are straight in JSON: put " in place of the curly ones.',
		],
		[
			'a key twice',
			'{\n\t"phone": "1",\n\t"a": { "phone": "2" },\n\t"phone": "3"\n}',
			'site.json: line 4, column 2: found "phone" for the second time, expected each key once in its object. It is on line 2 too, and only the last would count. Remove one of them.',
		],
		[
			'the same key, written otherwise',
			'{ "a": 1, "\\u0061": 2 }',
			'site.json: line 1, column 11: found "a" for the second time, expected each key once in its object. It is on line 1 too, and only the last would count. Remove one of them.',
		],
		[
			'a text without its end',
			'{\n\t"slug": "a,\n\t"name": "b"\n}',
			'site.json: line 2, column 10: found "a,, expected a text that ends with " on the same line. Look for a missing or extra comma, quote or bracket just before it.',
		],
		[
			'half a character',
			'{ "name": "a\\ud800" }',
			'site.json: line 1, column 11: found "a\\ud800", expected complete characters: this one is cut in half.',
		],
		[
			'nesting without end',
			'['.repeat(100_000),
			'site.json: line 1, column 101: found more than 100 levels, expected fewer levels.',
		],
		[
			'UTF-16',
			Buffer.from('\ufeff{ "slug": "a" }', 'utf16le'),
			'site.json: found a text that is not UTF-8, expected a text in UTF-8. Save the file as UTF-8: an editor asks for the encoding in its "Save as".',
		],
	])('%s', (_, content, problem) => {
		expect(read(content)).toBe(problem);
	});

	test('a byte order mark is not a fault', () => {
		expect(read('\ufeff{ "slug": "a" }')).toEqual({ slug: 'a' });
	});

	const pieces = fc.constantFrom(
		'{',
		'}',
		'[',
		']',
		',',
		':',
		'"a"',
		'"b"',
		'1',
		'-0.5e3',
		'01',
		'true',
		'nul',
		' ',
		'\n',
		'“',
		'\\',
		'"',
	);
	const texts = fc.oneof(
		fc.json(),
		fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
	);

	test('what JSON.parse refuses is refused, what it takes is taken but for a key twice', () => {
		const parses = (text: string): boolean => {
			try {
				JSON.parse(text);
				return true;
			} catch {
				return false;
			}
		};
		const check = (text: string) => {
			const fault = scanJson(text);
			if (!parses(text)) expect(fault, text).not.toBeNull();
			else if (fault) expect(fault.expected).toMatch(/^each key once|^complete characters/);
		};
		fc.assert(fc.property(texts, check), { seed: 7, numRuns: 3000 });
	});
});
