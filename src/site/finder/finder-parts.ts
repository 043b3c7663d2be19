import type { FinderEntry, FinderFile, FinderPart } from '../../contract/finder.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import type { Car } from '../../stock/car/car.ts';
import { everythingPath } from '../lists/landing-answers.ts';
import type { Landing } from '../lists/landings.ts';
import type { Site } from '../site.ts';
import { mostTiles, tileOf } from './finder-tiles.ts';
import { priceSteps } from './price-steps.ts';

type Types = readonly Car['car_type'][];

/** What menus show of the lists of some car types that they open: the bodies, makes and budgets among these alone (ROUTE-19). */
export function finderParts(site: Site, landings: readonly Landing[], cars: readonly Car[]): FinderFile['parts'] {
	const opened = new Set(site.header().menu.flatMap(({ part }) => part ?? []));
	const lists = site.searchPages().filter(({ path, carTypes }) => opened.has(path) && carTypes.length < 3);
	return Object.fromEntries(
		lists.map(({ path, carTypes }) => [path, partOf(site, landings, { types: carTypes, cars })]),
	);
}

function partOf(site: Site, landings: readonly Landing[], part: { types: Types; cars: readonly Car[] }): FinderPart {
	const { types } = part;
	const isOfPart = (car: Car): boolean => types.includes(car.car_type) && isSellable(car);
	const own = landings
		.map(({ kind, name, state, cars }) => ({
			kind,
			name,
			url: site.searchUrl({ ...state.lists, car_type: types }),
			cars: cars.filter(isOfPart),
		}))
		.filter(({ cars }) => cars.length > 0)
		.sort((one, other) => other.cars.length - one.cars.length);
	const ofKind = (wanted: Landing['kind']) => own.filter(({ kind }) => kind === wanted);
	return {
		bodies: ofKind('body')
			.slice(0, mostTiles)
			.map(({ name, url, cars }) => tileOf([name, url], cars, site.config)),
		makes: ofKind('make').map(({ name, url, cars }): FinderEntry => [name, cars.length, url]),
		prices: priceSteps(part.cars.filter(isOfPart), site.config.locale).map(
			([name, count, price = '']): FinderEntry => [
				name,
				count,
				site.linkUrl(`${everythingPath(site.config)}${price}&type=${types.join('~')}`),
			],
		),
	};
}
