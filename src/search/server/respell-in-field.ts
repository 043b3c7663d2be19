import { findLeaf, type WordLeaf, type WordNode } from './tree/word-tree.ts';

/** A field in which words are joined and split. */
export type SpeltField = {
	tree: WordNode;
	/** Whether a row's text has the words side by side. */
	hasPhrase: (row: number, words: readonly string[]) => boolean;
};

/** Only so many words are joined or split. */
const respelledWords = 5;

/**
 * A query that found nothing, in words that one field has (T4): all words as one, two neighbours of three or more as one, one word
 * as two that stand side by side there. Whether a car passes the filter is not asked.
 */
export function respellInField(words: readonly string[], field: SpeltField): string[] | undefined {
	const { tree } = field;
	const all = words.join('');
	if (words.length > 1 && findLeaf(tree, all)) return [all];
	const few = words.slice(0, respelledWords);
	const joined = few.length > 2 ? few.slice(0, -1).map((_, place) => joinAt(words, place)) : [];
	return (
		joined.find((attempt) => haveCommonRow(attempt.map((word) => findLeaf(tree, word)))) ??
		few.flatMap((_, place) => splitAt(words, place, field)).at(0)
	);
}

const joinAt = (words: readonly string[], place: number): string[] => [
	...words.slice(0, place),
	`${words[place]}${words[place + 1]}`,
	...words.slice(place + 2),
];

/** The query with one word as two, if the field has them side by side; none where the other words are not with them. */
function splitAt(words: readonly string[], place: number, field: SpeltField): string[][] {
	const word = words[place] ?? '';
	const ends = Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.length - 1 - index);
	const end = ends.find((at) => areNeighbours([word.slice(0, at), word.slice(at)], field));
	if (end === undefined) return [];
	const split = [...words.slice(0, place), word.slice(0, end), word.slice(end), ...words.slice(place + 1)];
	const leaves = split.map((part) => findLeaf(field.tree, part));
	const unknown = leaves.indexOf(undefined);
	return haveCommonRow(unknown < 0 ? leaves : leaves.slice(0, unknown)) ? [split] : [];
}

function areNeighbours(parts: readonly string[], { tree, hasPhrase }: SpeltField): boolean {
	const leaves = parts.map((part) => findLeaf(tree, part));
	return commonRows(leaves).some((row) => hasPhrase(row, parts));
}

const haveCommonRow = (leaves: readonly (WordLeaf | undefined)[]): boolean => commonRows(leaves).length > 0;

/** The rows that have all of the words; none where one is unknown. */
function commonRows([first, ...others]: readonly (WordLeaf | undefined)[]): number[] {
	return [...(first?.rows ?? [])].filter((row) => others.every((other) => other?.rows.has(row)));
}
