import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJava } from '../../../scripts/testing/find-java.ts';
import { checkWithNu, readNu } from '../../../scripts/testing/nu-checker.ts';
import { thisMachine } from '../../../scripts/testing/this-machine.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('an error is told with file, line and place; what is only information is not', () => {
	const error = { type: 'error', url: 'file:/out/a b.html', lastLine: 3, message: 'No.', extract: '<b>\n x' };
	const output = JSON.stringify({ messages: [error, { type: 'info', url: 'file:/out/a b.html', message: 'Hm.' }] });
	// The checker writes addresses as `file:/out/…`.
	const faults = readNu(output.replace('a b', 'a%20b'), ['/out/a b.html']);
	expect(faults).toEqual([{ file: '/out/a b.html', line: 3, message: 'No.', extract: '<b> x' }]);
});

test('an answer that is not a report counts as none', () => {
	expect(() => readNu('java.lang.OutOfMemoryError', [])).toThrow('did not answer: java.lang.OutOfMemoryError');
});

const java = findJava(thisMachine);

test.runIf(java)('a page with a fault is found, a right one is not', () => {
	const dir = makeTempDir();
	const page = (body: string) =>
		`<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
	const [good, bad] = [join(dir, 'good.html'), join(dir, 'bad.html')];
	writeFileSync(good, page('<p>Right</p>'));
	writeFileSync(bad, page('<p><div>Wrong</div></p>'));
	const faults = checkWithNu(java ?? '', [good, bad]);
	expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([bad]));
});
