import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearNodes } from '../../../src/search/server/tree/near-nodes.ts';
import { createRankQueue } from '../../../src/search/server/tree/rank-queue.ts';
import { sortByRank } from '../../../src/search/server/tree/rank-sort.ts';
import { topWords } from '../../../src/search/server/tree/top-words.ts';
import { addWord, findLeaf, isLeaf, lettersOf, type WordNode } from '../../../src/search/server/tree/word-tree.ts';

const seeded = { seed: 20_261_122, numRuns: 300 };
const word = fc.stringMatching(/^[abcé]{1,6}$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });
const ranks = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 120 });

const treeOf = (entries: readonly { word: string; rank: number }[], batchRank: number): WordNode =>
	entries.reduce<WordNode | undefined>(
		(root, entry, row) => addWord(root, { ...entry, rows: [row] }, batchRank),
		undefined,
	) as WordNode;

const leavesOf = (node: WordNode): string[] =>
	isLeaf(node) ? [node.word] : node.children.flatMap((child) => leavesOf(child.node));

const start = (text: string) => ({ letters: lettersOf(text).subarray(0, -1), prefix: true, typos: 0 });

describe('X7 the tree of a field’s words', () => {
	test('has every word that was put in, and the rows of each', () => {
		const check = (all: string[], more: string[]) => {
			const entries = [...all, ...more].map((one) => ({ word: one, rank: 0 }));
			const root = treeOf(entries, 0);
			expect(new Set(leavesOf(root))).toEqual(new Set([...all, ...more]));
			for (const [row, entry] of entries.entries()) expect(findLeaf(root, entry.word)?.rows.has(row)).toBe(true);
			expect(findLeaf(root, 'z')).toBeUndefined();
		};
		fc.assert(fc.property(words, words, check), seeded);
	});

	test('finds the words that start so', () => {
		const check = (all: string[], text: string) => {
			const root = treeOf(
				all.map((one) => ({ word: one, rank: 0 })),
				0,
			);
			const found = nearNodes(root, start(text)).flatMap(leavesOf);
			expect(found.sort()).toEqual(all.filter((one) => one.startsWith(text)).sort());
		};
		fc.assert(fc.property(words, word, check), seeded);
	});

	test('a branch that a batch has passed comes before a word of lower rank, whatever it leads to', () => {
		const first = treeOf([{ word: 'tiguan', rank: 0 }], 0);
		const second = addWord(first, { word: 'tiggo', rank: 0, rows: [1] }, 0);
		const third = addWord(second, { word: 'tank', rank: 1, rows: [2] }, 5);
		const top = (root: WordNode) =>
			topWords(root, { text: 't', wanted: start('t'), max: 1, isAllowed: () => true, given: new Set() });
		expect(top(third)).toEqual(['tank']);
		const passed = addWord(third, { word: 'tiger', rank: 0, rows: [3] }, 5);
		expect(isLeaf(passed) ? [] : passed.children.map(({ node }) => node.rank)).toEqual([1, 5]);
	});

	test('words that were given before, or that no car among those found has, are not given', () => {
		const root = treeOf(
			[
				{ word: 'ta', rank: 2 },
				{ word: 'tb', rank: 1 },
				{ word: 'tc', rank: 0 },
			],
			2,
		);
		const given = new Set(['ta']);
		const asked = {
			text: 't',
			wanted: start('t'),
			max: 4,
			isAllowed: ({ word }: { word: string }) => word !== 'tb',
			given,
		};
		expect(topWords(root, asked)).toEqual(['tc']);
		expect(given).toEqual(new Set(['ta', 'tc']));
	});
});

describe('X7 the order of what has the same rank', () => {
	test('a queue gives the highest rank first', () => {
		const check = (all: number[]) => {
			const queue = createRankQueue<{ rank: number }>();
			for (const rank of all) queue.push({ rank });
			const given = Array.from(all, () => queue.pop()?.rank);
			expect(given).toEqual(all.toSorted((a, b) => b - a));
			expect(queue.pop()).toBeUndefined();
		};
		fc.assert(fc.property(ranks, check), seeded);
	});

	test('sorting keeps up to 16 in the order they came in, and all of them', () => {
		const check = (all: number[]) => {
			const items = all.map((rank, place) => ({ rank, place }));
			const sorted = sortByRank([...items]);
			const stable = items.toSorted((a, b) => b.rank - a.rank || a.place - b.place);
			expect(sorted.map(({ rank }) => rank)).toEqual(stable.map(({ rank }) => rank));
			expect(new Set(sorted)).toEqual(new Set(items));
			if (items.length <= 16) expect(sorted).toEqual(stable);
		};
		fc.assert(fc.property(ranks, check), seeded);
	});
});
