import type { FinderFile } from '../../contract/finder.ts';
import { loadSearch } from '../search/load-search.ts';
import { type AskAnswer, openAnswers } from './answer.ts';

/** Loads the site's search for its search boxes: the index of the stock, or the way to a server (SRCH-7). */
export async function loadAnswers({ search: { weekly, ...settings }, ...file }: FinderFile): Promise<AskAnswer> {
	const search = await loadSearch(settings);
	if (weekly) {
		const { highestPriceFor } = await import('../../domain/money/weekly-price.ts');
		search.stock.priceFor = (price) => highestPriceFor(price, weekly);
	}
	return openAnswers(search, { ...file, ...settings });
}
