import { foldWords } from '../../search/text/fold-words.ts';

/** Whether each typed word is in a model's name, however either is spelled: `cx5` is in `Mazda CX-5`, `skoda` in `Škoda Octavia`. */
export function namesModel(name: string, typed: string): boolean {
	const letters = foldWords(name).join('');
	return foldWords(typed).every((word) => letters.includes(word));
}
