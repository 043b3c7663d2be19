import { spokenOf } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { groupedNumber } from '../../domain/words/written-number.ts';
import type { BlockLink } from '../blocks/block-link.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';
import type { PlaceCardModel } from './place-cards.ts';

/** Cars on the page of their place: the first of them, and the way to all. */
export type PlaceCars = { heading: string; cards: CarCardModel[]; link: BlockLink };

const mostCars = 6;

/** `Cars at Moorooka` and `All 89 cars here`, of a card with its stock; null where nothing is sold there (LOC-4). */
export function placeCars(site: Site, { name, spot, stock }: PlaceCardModel): PlaceCars | null {
	if (!stock) return null;
	const cards = carsIn(site, [spot.city]);
	const text = cards.length < mostCars ? stock.text : `All ${stock.text}`;
	return { heading: headingAt(site, name), cards, link: { text, url: stock.url, newTab: false } };
}

/** The same of several places in one: `Cars at Motorama Southside`, `All 167 cars` in their cities (ROUTE-13). */
export function placesCars(
	site: Site,
	{ name, sold }: { name: string; sold: readonly PlaceCardModel[] },
): PlaceCars | null {
	const stocked = sold.filter(({ stock }) => stock);
	const [first] = stocked;
	const cities = [...new Set(stocked.map(({ spot }) => spot.city))];
	if (!first) return null;
	if (cities.length === 1 || !isByCity(site)) return placeCars(site, { ...first, name });
	const known = site.finder().lists.cities.filter(([city]) => cities.includes(city));
	const count = known.reduce((sum, [, cars]) => sum + cars, 0);
	const text = `All ${groupedNumber(count, site.config.locale)} ${spokenOf(site.config.template).plural} here`;
	const url = site.searchUrl({ city: known.map(([city]) => city) });
	return { heading: headingAt(site, name), cards: carsIn(site, cities), link: { text, url, newTab: false } };
}

const headingAt = ({ config }: Site, name: string): string =>
	`${capitalised(spokenOf(config.template).plural)} at ${name}`;

const isByCity = (site: Site): boolean => site.finder().lists.cities.length > 0;

function carsIn(site: Site, cities: readonly string[]): CarCardModel[] {
	const named = cities.map((city) => `\`${city.replaceAll('`', '')}\``).join(', ');
	return site.featured(`${isByCity(site) ? `city:=[${named}] && ` : ''}status:!=sold`, mostCars);
}
