import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepOnce } from '../../../scripts/publish/plan/page-reads.ts';
import { packResult, unpackResult } from '../../../scripts/publish/render/packed-result.ts';
import type { RenderResult } from '../../../scripts/publish/render/render-pages.ts';

const read = fc.constantFrom('header []', 'config ["name"]', 'car ["a"]', 'card ["a"]', 'similar ["…"]', 'slugs []');
const state = fc.record({
	identity: fc.string(),
	reads: fc.record({ common: fc.uniqueArray(read), own: fc.uniqueArray(read) }),
	hash: fc.string(),
	bytes: fc.nat(),
	changed: fc.constant('2026-11-23'),
	share: fc.option(fc.record({ file: fc.string(), bytes: fc.nat() })),
});
const page = fc.tuple(fc.webPath(), state, fc.boolean());

const sent = (result: RenderResult): string => JSON.stringify(packResult(result));
const arrived = (text: string): RenderResult => unpackResult(JSON.parse(text));

test('what a process sends of its pages arrives as it was', () => {
	fc.assert(
		fc.property(fc.array(page), (pages) => {
			const problem = { file: 'a', path: '', found: 'b', expected: 'c' };
			const result: RenderResult = { pages, problems: [problem], peakMemory: 7 };
			expect(arrived(sent(result))).toEqual(result);
		}),
	);
});

test('the reads of pages travel once, and lists that pages share arrive as one', () => {
	const sameList = keepOnce();
	const common = ['header []', 'config ["navigation"]', 'a question that all pages ask []'];
	const pages = Array.from({ length: 100 }, (_, index): RenderResult['pages'][number] => [
		`/cars/${index}/`,
		{
			identity: 'i',
			reads: { common: sameList([...common]), own: ['car ["2020-kia-rio"]'] },
			...{ hash: 'h', bytes: 1, changed: '2026-11-23', share: null },
		},
		true,
	]);
	const text = sent({ pages, problems: [], peakMemory: 0 });
	expect(text.split('all pages ask')).toHaveLength(2);
	expect(text.split('2020-kia-rio')).toHaveLength(2);
	expect(new Set(arrived(text).pages.map(([, { reads }]) => reads.common)).size).toBe(1);
});
