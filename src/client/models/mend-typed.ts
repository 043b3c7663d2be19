import { foldWords } from '../../search/text/fold-words.ts';
import { namesModel } from './names-model.ts';

/** What was meant by words that no model has, as the models spell it: `tesler` is `Tesla`; null where nothing is near (ROUTE-14). */
export function mendTyped(names: readonly string[], typed: string): string | null {
	const spelled = new Map(names.flatMap((name) => name.split(' ').map((word) => [foldWords(word).join(''), word])));
	const mended = typed
		.trim()
		.split(/\s+/)
		.map((word) => (names.some((name) => namesModel(name, word)) ? word : nearestWord(spelled, word)));
	const text = mended.join(' ');
	return mended.includes(null) || !names.some((name) => namesModel(name, text)) ? null : text;
}

/** The word that differs least from the typed one, in two letters at most; short words in none or one. */
function nearestWord(spelled: ReadonlyMap<string, string>, typed: string): string | null {
	const own = foldWords(typed).join('');
	const limit = own.length < 4 ? 0 : own.length < 5 ? 1 : 2;
	const near = [...spelled]
		.map(([folded, word]) => ({ word, letters: differingLetters(own, folded) }))
		.filter(({ letters }) => letters <= limit)
		.sort((one, other) => one.letters - other.letters);
	return near[0]?.word ?? null;
}

/** How many letters have to be added, left out or changed to come from one word to the other. */
function differingLetters(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [place, letter] of [...one].entries()) {
		const next = [place + 1];
		for (let index = 0; index < other.length; index++) {
			const changed = (row[index] ?? 0) + (other[index] === letter ? 0 : 1);
			next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
