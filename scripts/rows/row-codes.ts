import type { Family, Row } from './row.ts';

/** A word that nothing in the repository explains. */
export type DeadEnd = { file: string; word: string };

/** Papers that are not in the repository, and their sections. */
const elsewhere = [
	/\bissues? #?\d+(?:\.\d+)*/gi,
	/\bdesign section\b/gi,
	/\bdomain\.md\b/gi,
	/\bthe mission\b/gi,
	/\bthe source(?:s['’]|['’]s\b|s (?:list|name|have)\b)|\bof the sources\b/gi,
	/(?<![\w-])[AB][1-9](?![\w-])/g,
];

export const rowsOf = (families: readonly Family[]): Row[] => families.flatMap(({ rows }) => rows);

/** The codes of rows in a text: `CARD-3` and the like, of these families. */
export function codesIn(text: string, families: readonly Family[]): string[] {
	return text.match(new RegExp(`${aCode(families)}(?!\\w)`, 'g')) ?? [];
}

/** The codes in a text that no row has, and lists and ranges of numbers after a code, which a search for the others would miss. */
export function unknownCodes(file: string, text: string, families: readonly Family[]): DeadEnd[] {
	const known = new Set(rowsOf(families).map(({ code }) => code));
	const unknown = codesIn(text, families).filter((code) => !known.has(code));
	const short = text.match(new RegExp(`${aCode(families)}(?:[…–]|, )\\d+(?=[\\s,.;:)]|$)(?! \\w)`, 'g')) ?? [];
	return [...unknown, ...short].map((word) => ({ file, word }));
}

const aCode = (families: readonly Family[]): string =>
	`(?<![\\w-])(?:${families.map(({ name }) => name).join('|')})-\\d+`;

/** Words that refer to papers outside the repository. Text in backticks is data. */
export function wordsOfElsewhere(file: string, text: string): DeadEnd[] {
	const prose = text.replace(/`[^`\n]*`/g, ' ').replace(/\s*\n[\s*/]*/g, ' ');
	return elsewhere.flatMap((pattern) => prose.match(pattern) ?? []).map((word) => ({ file, word }));
}

/** Titles that start with what looks like a code, of a family that does not exist. */
export function unknownFamilies(file: string, title: string, families: readonly Family[]): DeadEnd[] {
	const known = new Set(families.map(({ name }) => name));
	const starts = [...title.matchAll(/(?:^|› )(([A-Z]{3,})-\d+)\b/g)];
	return starts.flatMap(([, word = '', name = '']) => (known.has(name) || name === 'UTF' ? [] : [{ file, word }]));
}

/** Rules of the search server's language, `W1` to `T6`, that a text names and the list does not define. */
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
