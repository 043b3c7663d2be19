import type { SiteConfig } from '../../config/site.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';

/** What keeps a car of a garage site that cannot be saved; null where it can, or where nothing does (CARD-4). */
export function keptByCompare(
	{ car_type }: Pick<Car, 'car_type'>,
	{ actions: { favourite, compare } }: Pick<CarCardModel, 'actions'>,
	{ garage_enabled, favourites_enabled, template }: SiteConfig,
): string | null {
	if (favourite || !compare || !garage_enabled || !favourites_enabled || car_type === 'used') return null;
	return `To come back to this ${templateWords(template).singular}, add it to Compare.`;
}
