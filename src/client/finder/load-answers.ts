import type { FinderFile } from '../../contract/finder.ts';
import { loadSearch } from '../search/load-search.ts';
import { type AskAnswer, openAnswers } from './answer.ts';
import { type AskOwnEntries, openOwnEntries } from './own-entries.ts';

export type Answers = { ask: AskAnswer; ownEntries: AskOwnEntries };

/** Loads the site's search for its search boxes: the index of the stock, or the way to a server (SRCH-7). */
export async function loadAnswers({ search: { weekly, ...settings }, ...file }: FinderFile): Promise<Answers> {
	const search = await loadSearch(settings);
	if (weekly) {
		const { highestPriceFor } = await import('../../domain/money/weekly-price.ts');
		search.stock.priceFor = (price) => highestPriceFor(price, weekly);
	}
	return {
		ask: openAnswers(search, { ...file, ...settings }),
		ownEntries: openOwnEntries({ ...file, ...settings, client: search.client }),
	};
}
