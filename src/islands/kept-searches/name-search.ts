import { capitalised } from '../../domain/words/wording.ts';
import { plainName } from '../../search/headings/search-name.ts';
import type { MeantSearch } from '../../search/state/search-state.ts';
import type { StockMeta } from '../../site/index/stock-index.ts';
import type { SearchSettings } from '../../site/lists/search-settings.ts';

/**
 * What a kept search is called: as the heading of its list says it, with the list that it is in, `Toyota SUVs up to $30,000, in Used
 * Cars` (USER-5). That they are for sale is said of their number. Without a network the labels of what was chosen are not known.
 */
export function nameSearch(
	asked: MeantSearch,
	{ categories, dealerships, words }: Pick<SearchSettings, 'categories' | 'dealerships' | 'words'>,
	card: StockMeta['card'] | undefined,
): string {
	const list = categories.find(({ slug }) => slug === asked.category)?.name;
	const plain = capitalised(words.plural);
	if (!card) return list ?? plain;
	const labels = { locale: card.locale, labels: card.labels, dealerships };
	const name = plainName(asked, { labels, words });
	if (name === plain) return list ?? `All ${words.plural}`;
	return list ? `${name}, in ${list}` : name;
}
