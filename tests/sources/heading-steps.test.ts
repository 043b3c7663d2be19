import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHtml } from '../../scripts/sources/content-html.ts';
import { stepHeadings } from '../../scripts/sources/heading-steps.ts';

const headings = (levels: readonly number[]) => levels.map((level) => `<h${level}>a</h${level}>`).join('<p>b</p>');
const levelsOf = (html: string) => [...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));

test.each([
	['starts too deep', [3, 3, 4], [2, 2, 3]],
	['starts with the page’s own', [1, 2, 2, 1], [2, 3, 3, 2]],
	['leaves a level out', [2, 4, 4, 2, 3], [2, 3, 3, 2, 3]],
	['climbs above its start', [4, 3, 2, 3], [2, 2, 2, 3]],
	['is deeper than we draw', [2, 3, 4, 5, 6], [2, 3, 4, 4, 4]],
	['is right', [2, 3, 4, 2], [2, 3, 4, 2]],
])('the headings of a text that %s', (_, written, stepped) => {
	expect(stepHeadings(headings(written))).toBe(headings(stepped));
	expect(levelsOf(safeHtml(headings(written), { domain_name: 'a.example', use_pages_path: false }))).toEqual(stepped);
});

test('whatever the headings of a text, none is the page’s own and none skips a level', () => {
	const levels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
	fc.assert(
		fc.property(levels, (written) => {
			const stepped = levelsOf(stepHeadings(headings(written)));
			expect(stepped).toHaveLength(written.length);
			for (const [at, level] of stepped.entries()) {
				expect(level).toBeGreaterThanOrEqual(2);
				expect(level - (stepped[at - 1] ?? 1)).toBeLessThanOrEqual(1);
			}
		}),
		{ seed: 7, numRuns: 300 },
	);
});
