import type { FinderEntry, FinderFile } from '../../contract/finder.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { templateFacts } from '../../domain/words/template.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import type { Landing } from '../lists/landings.ts';
import { stockLists } from '../lists/type-lists.ts';
import type { Site } from '../site.ts';
import { finderEntries, finderMakes } from './finder-entries.ts';
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
		values: Object.fromEntries(readFields.map((field) => [field, valuesOf(forSale, field)])),
		conditions: Object.fromEntries(
			valuesOf(forSale, 'car_type').map((type) => [
				type,
				capitalised(conditionLabel(type as Car['car_type'], config.labels)),
			]),
		),
		makes: finderMakes(landings),
		lists: {
			bodies: finderEntries(landings, 'body'),
			prices: priceSteps(forSale, config.locale),
			conditions: conditionEntries(site, plural),
			categories: finderEntries(landings, 'category'),
			cities: finderEntries(landings, 'city'),
			pages: sitePages(site),
		},
		tiles: finderTiles(site, landings, forSale),
	};
}

/** The fields that words are read in the light of. */
const readFields = ['car_type', 'make', 'simple_body', 'simple_fuel', 'drive_type', 'seats'] as const;

const valuesOf = (cars: readonly Car[], field: (typeof readFields)[number]): string[] =>
	[...new Set(cars.flatMap((car) => (car[field] === undefined ? [] : String(car[field]))))].sort();

/** `Used cars`, where the site has several lists. */
const conditionEntries = (site: Site, plural: string): FinderEntry[] =>
	stockLists(site).flatMap(({ name, path, total, types }) =>
		types.length === 0 ? [] : [[`${name} ${plural}`, total, path]],
	);
