import { isLeaf, type WordBranch, type WordLeaf, type WordNode } from './word-tree.ts';

/** A word of a query as UTF-8: a whole word ends with a zero, the start of one does not. */
export type Wanted = { letters: Uint8Array; prefix: boolean; typos: number };

/** The server keeps so many letters of what a branch shares; beyond them it takes the query's own for the branch's. */
const keptLetters = 8;

/** How far a way through the tree has been read: the distances from each start of the query, now and a letter ago. */
type Read = { distances: number[]; before: number[]; depth: number; letter: number };
type Verdict = 'found' | 'further' | 'too far';

/**
 * The parts of a tree whose words differ from a word in exactly so many letters, or with `prefix` start with something that does
 * (T3), in the order in which the server comes upon them. It gives up some ways early, so it misses a few words.
 */
export function nearNodes(root: WordNode, wanted: Wanted): WordNode[] {
	const found: WordNode[] = [];
	const start = Array.from({ length: wanted.letters.length + 1 }, (_, index) => index);
	const read: Read = { distances: start, before: start, depth: 0, letter: 0 };
	visit(root, read, wanted, found);
	return found;
}

function visit(node: WordNode, read: Read, wanted: Wanted, found: WordNode[]): void {
	if (isLeaf(node)) visitLeaf(node, read, wanted, found);
	else visitChildren(node, read, wanted, found);
}

function visitLeaf(node: WordLeaf, read: Read, wanted: Wanted, found: WordNode[]): void {
	const { letters, typos } = wanted;
	const end = Math.min(node.letters.length, letters.length + typos);
	if (read.depth >= end && verdictOf({ ...read, depth: read.depth + 1, letter: 0 }, 0, wanted) === 'found')
		found.push(node);
	let now = read;
	while (now.depth < end) {
		const before = now.letter;
		now = readLetter(now, node.letters[now.depth] ?? 0, wanted);
		const verdict = verdictOf(now, before, wanted);
		if (verdict === 'found') found.push(node);
		if (verdict !== 'further') return;
	}
}

function visitChildren(branch: WordBranch, read: Read, wanted: Wanted, found: WordNode[]): void {
	let now = read;
	for (let index = 0; index < branch.start.length; index++) {
		const isKept = index < keptLetters;
		if (!isKept && now.depth >= wanted.letters.length) break;
		const before = now.letter;
		now = readLetter(now, (isKept ? branch.start[index] : wanted.letters[now.depth]) ?? 0, wanted);
		const verdict = verdictOf(now, before, wanted);
		if (verdict === 'found') found.push(branch);
		if (verdict !== 'further') return;
	}
	for (const { letter, node } of branch.children.toReversed()) {
		const next = readLetter(now, letter, wanted);
		const verdict = verdictOf(next, now.letter, wanted);
		if (verdict === 'found') found.push(node);
		if (verdict === 'further') visit(node, next, wanted, found);
	}
}

/** Optimal string alignment; but two letters that are swapped at the very start count as two typos. */
function readLetter(read: Read, letter: number, { letters, prefix }: Wanted): Read {
	const { distances, before, depth, letter: last } = read;
	if (prefix && letter === 0) return { distances, before, depth: depth + 1, letter };
	const now = [(distances[0] ?? 0) + 1];
	for (let column = 1; column <= letters.length; column++) {
		const wanted = letters[column - 1];
		const changed = (distances[column - 1] ?? 0) + (letter === wanted ? 0 : 1);
		let cost = Math.min((now[column - 1] ?? 0) + 1, (distances[column] ?? 0) + 1, changed);
		const isSwapped = depth > 1 && column > 1 && letter === letters[column - 2] && last === wanted;
		if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
		now[column] = cost;
	}
	return { distances: now, before: distances, depth: depth + 1, letter };
}

function verdictOf({ distances, depth, letter }: Read, before: number, { letters, prefix, typos }: Wanted): Verdict {
	const place = depth - 1;
	if (letter === 0) return distances[letters.length] === typos ? 'found' : 'too far';
	const cost = distances[Math.min(depth, letters.length)] ?? 0;
	if (depth >= letters.length && prefix && cost === typos) return 'found';
	if (cost <= typos) return 'further';
	const mayMend =
		((cost === 2 || cost === 3) && (letters[place + 1] === letter || letters[place - 1] === letter)) ||
		((cost === 3 || cost === 4) &&
			((letters[place + 1] === before && letters[place + 2] === letter) ||
				(place > 1 && letters[place - 2] === letter)));
	return mayMend ? 'further' : 'too far';
}
