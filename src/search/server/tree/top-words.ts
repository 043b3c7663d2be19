import { nearNodes, type Wanted } from './near-nodes.ts';
import { createRankQueue } from './rank-queue.ts';
import { sortByRank } from './rank-sort.ts';
import { findLeaf, isLeaf, type WordLeaf, type WordNode } from './word-tree.ts';

/** What a word of a query is expanded to. */
export type TopWords = {
	text: string;
	wanted: Wanted;
	/** How many words at most. */
	max: number;
	/** Whether a car that passes the filter has the word; the word of the query itself is not asked. */
	isAllowed: (leaf: WordLeaf) => boolean;
	/** The words that were given before; those given now are added. */
	given: Set<string>;
};

/** From so many times as many words the best are chosen. */
const choice = 4;

/** The words of a field that a word stands for, those of the highest rank first (X7, T2, T3), itself before all others. */
export function topWords(root: WordNode, { text, wanted, max, isAllowed, given }: TopWords): string[] {
	const exact = findLeaf(root, text);
	const leaves: WordLeaf[] = [];
	const take = (leaf: WordLeaf): void => {
		if (leaf === exact || given.has(leaf.word) || !isAllowed(leaf)) return;
		given.add(leaf.word);
		leaves.push(leaf);
	};
	for (const node of nearNodes(root, wanted)) {
		const queue = createRankQueue<WordNode>();
		queue.push(node);
		while (leaves.length < max * choice) {
			const next = queue.pop();
			if (!next) break;
			if (isLeaf(next)) take(next);
			else for (const child of next.children) queue.push(child.node);
		}
	}
	const words = sortByRank(leaves).map(({ word }) => word);
	if (exact && wanted.typos === 0 && !given.has(exact.word)) {
		given.add(exact.word);
		words.unshift(exact.word);
	}
	return words.slice(0, max);
}
