/** `22 to 42 of 84 cars`, `12 cars`, `1 car`; `found` are those for sale, and those just sold beside them are not counted. */
export function resultsText(found: number, page: number, perPage: number, words: Words): string {
	const first = (page - 1) * perPage + 1;
	if (found <= perPage || first > found) return foundText(found, words);
	return `${first} to ${Math.min(page * perPage, found)} of ${foundText(found, words)}`;
}

/** `84 cars`. */
export const foundText = (found: number, { singular, plural }: Words): string =>
	`${found.toLocaleString('en')} ${found === 1 ? singular : plural}`;

type Words = { singular: string; plural: string };
