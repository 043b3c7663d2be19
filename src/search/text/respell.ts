/** What has to be known of the stock to split and join words. */
type Spellings = {
	isWord: (text: string) => boolean;
	/** Whether a car has the two words side by side. */
	areNeighbours: (first: string, second: string) => boolean;
};

/** Only the first few words are split or joined, like on the server. */
const respelledWords = 5;

/**
 * Other ways to write a query that found nothing (T4), in the order of trying: all words as one, two neighbours as one
 * (`cx 5` is `cx5`), one word as two (`landrover` is `land rover`).
 */
export function* respell(words: readonly string[], { isWord, areNeighbours }: Spellings): Generator<string[]> {
	if (words.length > 1 && isWord(words.join(''))) yield [words.join('')];
	for (const [index, word] of words.slice(0, respelledWords).entries()) {
		const joined = word + (words[index + 1] ?? '');
		if (index + 1 < words.length && isWord(joined)) {
			yield [...words.slice(0, index), joined, ...words.slice(index + 2)];
		}
	}
	for (const [index, word] of words.slice(0, respelledWords).entries()) {
		const split = splitWord(word, areNeighbours);
		if (split) yield [...words.slice(0, index), ...split, ...words.slice(index + 1)];
	}
}

function splitWord(word: string, areNeighbours: Spellings['areNeighbours']): [string, string] | undefined {
	for (let end = word.length - 1; end > 0; end--) {
		if (areNeighbours(word.slice(0, end), word.slice(end))) return [word.slice(0, end), word.slice(end)];
	}
	return undefined;
}
