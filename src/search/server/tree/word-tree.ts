/** A word of a field, the rows that have it, and the highest rank of any of them. */
export type WordLeaf = { word: string; letters: Uint8Array; rank: number; rows: Set<number> };

/** The start that several words share, as UTF-8 beyond their parent's, and what follows it, in the order of letters. */
export type WordBranch = { start: Uint8Array; children: { letter: number; node: WordNode }[]; rank: number };

export type WordNode = WordLeaf | WordBranch;

/** A word that is put into a tree: the rows that have it and the highest rank of these. */
export type WordEntry = { word: string; rank: number; rows: Iterable<number> };

export const isLeaf = (node: WordNode): node is WordLeaf => 'word' in node;

const encoder = new TextEncoder();

/** A word as the tree compares it. A zero ends it, so that no word is the start of another. */
export const lettersOf = (word: string): Uint8Array => Uint8Array.from([...encoder.encode(word), 0]);

/**
 * Puts a word into a tree as the server does (X7); returns the tree's root. Every branch on the word's way takes the highest rank
 * of the whole batch, even one that the word then does not belong to: this decides which branches are walked first.
 */
export function addWord(root: WordNode | undefined, entry: WordEntry, batchRank: number): WordNode {
	const letters = lettersOf(entry.word);
	return root ? addBelow(root, { entry, letters, batchRank }, 0) : newLeaf(entry, letters);
}

type Addition = { entry: WordEntry; letters: Uint8Array; batchRank: number };

function addBelow(node: WordNode, addition: Addition, depth: number): WordNode {
	const { entry, letters, batchRank } = addition;
	if (isLeaf(node)) return node.word === entry.word ? growLeaf(node, entry) : splitLeaf(node, addition, depth);
	node.rank = Math.max(node.rank, batchRank);
	const shared = sharedLength(node.start, letters.subarray(depth));
	if (shared < node.start.length) return splitBranch(node, addition, { depth, shared });
	const below = depth + shared;
	const child = node.children.find(({ letter }) => letter === letters[below]);
	if (child) child.node = addBelow(child.node, addition, below + 1);
	else addChild(node, letters[below] ?? 0, newLeaf(entry, letters));
	return node;
}

const newLeaf = ({ word, rank, rows }: WordEntry, letters: Uint8Array): WordLeaf => ({
	...{ word, letters, rank },
	rows: new Set(rows),
});

function growLeaf(leaf: WordLeaf, { rank, rows }: WordEntry): WordLeaf {
	leaf.rank = Math.max(leaf.rank, rank);
	for (const row of rows) leaf.rows.add(row);
	return leaf;
}

function splitLeaf(leaf: WordLeaf, { entry, letters }: Addition, depth: number): WordBranch {
	const shared = sharedLength(leaf.letters.subarray(depth), letters.subarray(depth));
	const branch: WordBranch = { start: letters.slice(depth, depth + shared), children: [], rank: 0 };
	addChild(branch, leaf.letters[depth + shared] ?? 0, leaf);
	addChild(branch, letters[depth + shared] ?? 0, newLeaf(entry, letters));
	return branch;
}

function splitBranch(
	branch: WordBranch,
	{ entry, letters }: Addition,
	{ depth, shared }: { depth: number; shared: number },
): WordBranch {
	const rank = rankMisread(branch.start);
	const node = { letter: branch.start[shared] ?? 0, node: branch };
	const above: WordBranch = { start: branch.start.slice(0, shared), children: [node], rank };
	branch.start = branch.start.slice(shared + 1);
	addChild(above, letters[depth + shared] ?? 0, newLeaf(entry, letters));
	return above;
}

/**
 * What the server takes for the rank of a branch that is put below a new one: it reads there as if the branch were a word, and finds
 * the sixth to eighth letter of the branch's start instead, or nothing. Words that pass later put it right.
 */
const rankMisread = ([, , , , , sixth = 0, seventh = 0, eighth = 0]: Uint8Array): number =>
	sixth + seventh * 2 ** 8 + eighth * 2 ** 16;

function addChild(branch: WordBranch, letter: number, node: WordNode): void {
	const place = branch.children.findIndex((child) => child.letter > letter);
	branch.children.splice(place < 0 ? branch.children.length : place, 0, { letter, node });
	branch.rank = Math.max(branch.rank, node.rank);
}

function sharedLength(one: Uint8Array, other: Uint8Array): number {
	const length = one.findIndex((letter, index) => letter !== other[index]);
	return length < 0 ? one.length : length;
}

/** The leaf of a word; undefined if the tree lacks it. */
export function findLeaf(root: WordNode | undefined, word: string): WordLeaf | undefined {
	const letters = lettersOf(word);
	let node = root;
	let depth = 0;
	while (node && !isLeaf(node)) {
		depth += node.start.length;
		const letter = letters[depth++];
		node = node.children.find((child) => child.letter === letter)?.node;
	}
	return node?.word === word ? node : undefined;
}
