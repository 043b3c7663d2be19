import { spokenOf } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { BlockLink } from '../blocks/block-link.ts';
import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';
import type { PlaceCardModel } from './place-cards.ts';

/** Cars on the page of their place: the first of them, and the way to all. */
export type PlaceCars = { heading: string; cards: CarCardModel[]; link: BlockLink };

const mostCars = 4;

/** `Cars at Moorooka` and `All 89 cars here`, of a card with its stock; null where nothing is sold there (LOC-4). */
export function placeCars(site: Site, { name, spot, stock }: PlaceCardModel): PlaceCars | null {
	if (!stock) return null;
	const inCity = site.finder().lists.cities.length > 0 ? `city:=[\`${spot.city.replaceAll('`', '')}\`] && ` : '';
	const cards = site.featured(`${inCity}status:!=sold`, mostCars);
	const { plural } = spokenOf(site.config.template);
	const text = cards.length < mostCars ? stock.text : `All ${stock.text}`;
	return { heading: `${capitalised(plural)} at ${name}`, cards, link: { text, url: stock.url, newTab: false } };
}
