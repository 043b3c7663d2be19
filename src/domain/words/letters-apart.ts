/**
 * How many letters are wrong, missing or too many between two words: `moroka` and `moorooka`, 2. A library's function would have a
 * page load the file of React, where what old modules need is kept.
 */
export function lettersApart(one: string, other: string): number {
	let last = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [at, letter] of [...one].entries()) {
		const next = [at + 1];
		for (const [index, its] of [...other].entries()) {
			const [left = 0, above = 0, before = 0] = [next[index], last[index + 1], last[index]];
			next.push(Math.min(left + 1, above + 1, before + (letter === its ? 0 : 1)));
		}
		last = next;
	}
	return last.at(-1) ?? 0;
}
