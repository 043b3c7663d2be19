import type { FinderEntry, FinderFile, FinderSearch } from '../../contract/finder.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { templateFacts } from '../../domain/words/template.ts';
import type { Car } from '../../stock/car/car.ts';
import { cardTerms, weeklyTerms } from '../cars/card-terms.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import type { Landing } from '../lists/landings.ts';
import { searchedBy } from '../lists/search-settings.ts';
import { stockLists } from '../lists/type-lists.ts';
import type { Site } from '../site.ts';
import { finderEntries, finderMakes } from './finder-entries.ts';
import { finderParts } from './finder-parts.ts';
import { finderPictures } from './finder-pictures.ts';
import { finderTiles } from './finder-tiles.ts';
import { priceSteps } from './price-steps.ts';
import { sitePages } from './site-pages.ts';

/** What search boxes of the site suggest, counted over the vehicles that are for sale. */
export function finderFile(site: Site, landings: readonly Landing[], cars: readonly Car[]): FinderFile {
	const { config } = site;
	const { singular, plural } = templateFacts(config.template);
	const forSale = cars.filter(isSellable);
	return {
		locale: config.locale,
		list: everythingPath(config),
		words: { singular, plural },
		search: finderSearch(config),
		makes: finderMakes(landings),
		lists: {
			bodies: finderEntries(landings, 'body'),
			prices: priceSteps(forSale, config.locale),
			conditions: conditionEntries(site, plural),
			categories: finderEntries(landings, 'category'),
			cities: finderEntries(landings, 'city'),
			pages: sitePages(site),
		},
		pictures: finderPictures(landings),
		tiles: finderTiles(site, landings, forSale),
		parts: finderParts(site, landings, forSale),
	};
}

function finderSearch(config: Site['config']): FinderSearch {
	const { sorts, ...asked } = searchedBy(config);
	const terms = cardTerms(config) ?? weeklyTerms(config);
	return {
		...asked,
		sorts: sorts.map(({ name }) => ({ name })),
		...(terms && { weekly: { rate: terms.rate, fees: terms.fees } }),
	};
}

/** `Used cars`, where the site has several lists. */
const conditionEntries = (site: Site, plural: string): FinderEntry[] =>
	stockLists(site).flatMap(({ name, path, total, types }) =>
		types.length === 0 ? [] : [[`${name} ${plural}`, total, path]],
	);
