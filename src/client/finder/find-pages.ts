import { entriesOf, type Suggestable, typedWords } from './entries.ts';
import { loadFinder } from './load-finder.ts';
import { matching } from './match.ts';

/** Fewer letters name no page. */
const fewestLetters = 3;
const mostPages = 3;

/** The site's pages that words may mean, `opening hours`; none where they cannot be loaded. */
export async function findPages(query: string): Promise<readonly Suggestable[]> {
	if (query.trim().length < fewestLetters) return [];
	try {
		const pages = entriesOf(await loadFinder()).filter(({ kind }) => kind === 'pages');
		return matching(pages, typedWords(query)).slice(0, mostPages);
	} catch (error) {
		console.warn('Pages could not be looked for.', error);
		return [];
	}
}
