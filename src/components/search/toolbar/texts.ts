/** The words of the search box: `Search cars`. */
export const searchTexts = ({ plural }: { plural: string }) => ({
	label: `Search ${plural}`,
	placeholder: 'Make, model or keyword',
});

/** `Cars 22 to 42 of 84`, `All 12 cars`, `1 car`. */
export function resultsText(found: number, page: number, perPage: number, words: Words): string {
	const { singular, plural } = words;
	if (found <= perPage) return found === 1 ? `1 ${singular}` : `${found} ${plural}`;
	const first = (page - 1) * perPage + 1;
	const last = Math.min(page * perPage, found);
	return `${first} to ${last} of ${foundText(found, words)}`;
}

/** `84 cars`. */
export const foundText = (found: number, { singular, plural }: Words): string =>
	`${found.toLocaleString('en')} ${found === 1 ? singular : plural}`;

type Words = { singular: string; plural: string };
