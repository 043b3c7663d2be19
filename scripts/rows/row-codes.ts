import type { Family, Row } from './row.ts';

/** A place where a word leads nowhere: nothing in the repository says what it means. */
export type DeadEnd = { file: string; word: string };

/** Sections of papers that are not in the repository, and names of such papers. */
const elsewhere = [
	/\bissues? #?\d+(?:\.\d+)*/gi,
	/\bdesign section\b/gi,
	/\bdomain\.md\b/gi,
	/\bthe mission\b/gi,
	/\bthe source(?:s['’]|['’]s\b|s (?:list|name|have)\b)|\bof the sources\b/gi,
	/(?<![\w-])[AB][1-9](?![\w-])/g,
];

export const rowsOf = (families: readonly Family[]): Row[] => families.flatMap(({ rows }) => rows);

/** The codes of rows in a text, `CARD-3` and the like, of these families. Ranges such as `CARD-1…3` are not read: each code is written out. */
export function codesIn(text: string, families: readonly Family[]): string[] {
	const names = families.map(({ name }) => name).join('|');
	return text.match(new RegExp(`(?<![\\w-])(?:${names})-\\d+(?!\\w)`, 'g')) ?? [];
}

/** The codes in a text that no row has. */
export function unknownCodes(file: string, text: string, families: readonly Family[]): DeadEnd[] {
	const known = new Set(rowsOf(families).map(({ code }) => code));
	const unknown = codesIn(text, families).filter((code) => !known.has(code));
	return unknown.map((word) => ({ file, word }));
}

/** Words that lead to papers which are not in the repository. What stands in backticks is data. */
export function wordsOfElsewhere(file: string, text: string): DeadEnd[] {
	const prose = text.replace(/`[^`\n]*`/g, ' ');
	return elsewhere.flatMap((pattern) => prose.match(pattern) ?? []).map((word) => ({ file, word }));
}

/** What starts a title as a code of a row does and is none: a family that does not exist. */
export function unknownFamilies(file: string, title: string, families: readonly Family[]): DeadEnd[] {
	const known = new Set(families.map(({ name }) => name));
	const starts = [...title.matchAll(/(?:^|› )(([A-Z]{3,})-\d+)\b/g)];
	return starts.flatMap(([, word = '', name = '']) => (known.has(name) || name === 'UTF' ? [] : [{ file, word }]));
}

/** The rules of the search server's language that a text names, `W1` to `T6`, and that its list does not define. */
export function unknownSearchRules(file: string, words: string, list: string): DeadEnd[] {
	const known = new Set([...list.matchAll(/^- ([A-Z]\d)\. /gm)].map(([, code]) => code));
	const named = words.replace(/`[^`\n]*`/g, ' ').match(/(?<![\w-])[WXNLSFT][1-9](?![\w-])/g) ?? [];
	return named.filter((code) => !known.has(code)).map((word) => ({ file, word }));
}

/** What is wrong with the rows themselves. */
export function rowFaults(families: readonly Family[]): string[] {
	return families.flatMap(({ name, rows }) =>
		rows.flatMap((row, index) => [
			...(row.code === `${name}-${index + 1}` ? [] : [`${row.code} stands where ${name}-${index + 1} is expected`]),
			...(row.title.trim() && row.must.trim() ? [] : [`${row.code} has no text`]),
			...(row.state === 'works' || row.missing.trim() ? [] : [`${row.code} does not say what is missing`]),
		]),
	);
}
