import { describe, expect, test } from 'vitest';
import { proofsOf, unproven } from '../../../scripts/rows/proofs.ts';
import type { Family, Row } from '../../../scripts/rows/row.ts';
import {
	codesIn,
	rowFaults,
	unknownCodes,
	unknownFamilies,
	unknownSearchRules,
	wordsOfElsewhere,
} from '../../../scripts/rows/row-codes.ts';
import { rowsPage } from '../../../scripts/rows/rows-page.ts';

const row = (code: string, set: Partial<Row> = {}) =>
	({ code, title: 'Tea', must: 'Is hot.', state: 'works', ...set }) as Row;
const family = (...rows: Row[]): Family[] => [{ name: 'TEA', title: 'Tea', rows }];
const teas = family(row('TEA-1'), row('TEA-2', { state: 'not yet', missing: 'Cups.', decided: 'Black.' }));

test.each([
	['TEA-1, (TEA-2). TEA-12', ['TEA-1', 'TEA-2', 'TEA-12']],
	['XTEA-1 SUB-TEA-1 TEA-1st TEA- tea-1 CX-5 UTF-8', []],
])('codes in %j', (text, codes) => {
	expect(codesIn(text, teas)).toEqual(codes);
});

describe('dead ends', () => {
	test('a code that no row has', () => {
		expect(unknownCodes('a.ts', 'Hot (TEA-1, TEA-3).', teas)).toEqual([{ file: 'a.ts', word: 'TEA-3' }]);
	});

	test('codes that are not written out', () => {
		const found = unknownCodes('a.ts', '(TEA-1…2), TEA-1–2, (TEA-1, 2) but TEA-1, 2 cups, TEA-1, TEA-2', teas);
		expect(found.map(({ word }) => word)).toEqual(['TEA-1…2', 'TEA-1–2', 'TEA-1, 2']);
	});

	test.each([
		['numbers of issues', 'Since issue 7.12, see Issue #4.', ['issue 7.12', 'Issue #4']],
		['sections', 'As A3 and B12 have it; (B5).', ['A3', 'B5']],
		['papers by name', 'domain.md 2.1, design section 1, the mission', ['domain.md', 'design section', 'the mission']],
		['sources that nobody knows', 'the sources’ names; the sources have it', ['the sources’', 'the sources have']],
		['words over the end of a line', ' * and the\n\t * sources’ names; issue\n// 7', ['the sources’', 'issue 7']],
		['nothing', 'A TEA-2 of the source files; `A3 S/Back`, W3C, A4-paper', []],
	])('words that lead elsewhere: %s', (_, words, found) => {
		expect(
			wordsOfElsewhere('a.ts', words)
				.map(({ word }) => word)
				.sort(),
		).toEqual([...found].sort());
	});

	test('a title that starts with a family that does not exist', () => {
		const found = ['TEA-9 a', 'a › CUP-1 b', 'UTF-8 c', 'the CUP-2 d'].flatMap((title) =>
			unknownFamilies('a', title, teas),
		);
		expect(found.map(({ word }) => word)).toEqual(['CUP-1']);
	});

	test('a rule of the search language that its list does not define', () => {
		const list = '- W1. Words.\n- T6. Blanks.\nT2 is elsewhere.';
		expect(unknownSearchRules('a', 'W1, T6, T2 (S9), `X1`, F-35', list).map(({ word }) => word)).toEqual(['T2', 'S9']);
	});
});

test('rows are numbered in order, have a text, and say what is missing', () => {
	expect(rowFaults(teas)).toEqual([]);
	const faults = rowFaults(
		family(row('TEA-2'), row('TEA-2', { must: ' ' }), row('TEA-3', { state: 'in part', missing: '' })),
	);
	expect(faults).toEqual([
		'TEA-2 stands where TEA-1 is expected',
		'TEA-2 has no text',
		'TEA-3 does not say what is missing',
	]);
});

describe('proofs', () => {
	const named = (title: string, cases: readonly string[] = []) => ({ file: 'tests/a.test.ts', title, cases });

	test('a row that works has a test that names it, in its title or in its table', () => {
		expect(unproven(teas, proofsOf([], teas))).toEqual(['TEA-1']);
		expect(unproven(teas, proofsOf([named('TEA-2 cups')], teas))).toEqual(['TEA-1']);
		expect(unproven(teas, proofsOf([named('a › TEA-1 is hot')], teas))).toEqual([]);
		expect(unproven(teas, proofsOf([named('%s', ['TEA-1 is hot'])], teas))).toEqual([]);
	});

	test('a page has every row with its text, its state and the tests that name it', () => {
		const page = rowsPage(teas, proofsOf([named('TEA-1 hot, TEA-1 sweet'), named('TEA-1 %s')], teas));
		expect(page).toContain('### TEA-1 Tea\n\nIs hot.\n\n*Works.* Tests: [a.test.ts](a.test.ts) 2\n');
		expect(page).toContain('### TEA-2 Tea\n\nIs hot. *Decided:* Black.\n\n*Not yet:* Cups.\n');
		expect(page).toContain('| [TEA](#tea): Tea | 2 | 1 | 0 | 1 |');
	});
});
