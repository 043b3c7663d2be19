import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families } from '../../../scripts/rows/families.ts';
import { projectTexts } from '../../../scripts/rows/project-texts.ts';
import { proofsOf, unproven } from '../../../scripts/rows/proofs.ts';
import { readWords } from '../../../scripts/rows/read-words.ts';
import {
	rowFaults,
	unknownCodes,
	unknownFamilies,
	unknownSearchRules,
	wordsOfElsewhere,
} from '../../../scripts/rows/row-codes.ts';
import { rowsFile, rowsPage } from '../../../scripts/rows/rows-page.ts';
import { testTitles } from '../../../scripts/rows/test-titles.ts';

const texts = projectTexts('.');
const tests = texts
	.filter(({ file }) => /^tests\/.*\.tsx?$/.test(file))
	.flatMap(({ file, text }) => testTitles(file, text));
/** What people read: comments, READMEs, titles. */
const words = [
	...texts.map(({ file, text }) => ({ file, text: readWords(file, text) })),
	...tests.map(({ file, title }) => ({ file, text: title })),
];

describe('the rows of the project', () => {
	test('have a text each, and those that work a test that names them', () => {
		expect(rowFaults(families)).toEqual([]);
		expect(unproven(families, proofsOf(tests, families))).toEqual([]);
	});

	test('are in tests/rows.md as they are now, else: npm run rows', () => {
		expect(readFileSync(rowsFile, 'utf8')).toBe(rowsPage(families, proofsOf(tests, families)));
	});

	test('have every code that comments, READMEs and titles name', () => {
		const list = readFileSync('tests/fixtures/typesense-golden/rules.md', 'utf8');
		const searching = words.filter(({ file }) => /\/search\//.test(file));
		const found = [
			...words.flatMap(({ file, text }) => [...unknownCodes(file, text, families), ...wordsOfElsewhere(file, text)]),
			...tests.flatMap(({ file, cases }) => unknownCodes(file, cases.join(' '), families)),
			...tests.flatMap(({ file, title }) => unknownFamilies(file, title, families)),
			...searching.flatMap(({ file, text }) => unknownSearchRules(file, text, list)),
		];
		expect([...new Set(found.map(({ file, word }) => `${file}: ${word}`))]).toEqual([]);
	});
});
