/**
 * Letters of the languages in which visitors write, within a class of a pattern. Browsers take fifteen times as long to compile
 * `\p{L}` where case does not count, and the first words are read with a hundred patterns.
 */
export const letters = String.raw`a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f`;
