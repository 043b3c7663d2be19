import type { SiteConfig } from '../../config/site.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { CarCardModel } from './car-card.ts';

/** Why a car of a garage site cannot be saved, and what keeps it all the same; null where it can, or where nothing does (CARD-4). */
export function keptByCompare(
	{ car_type }: Pick<Car, 'car_type'>,
	{ actions: { favourite, compare } }: Pick<CarCardModel, 'actions'>,
	{ garage_enabled, favourites_enabled, template, labels }: SiteConfig,
): string | null {
	if (favourite || !compare || !garage_enabled || !favourites_enabled || car_type === 'used') return null;
	const { singular, plural } = templateWords(template);
	const saved = `${capitalised(conditionLabel('used', labels))} ${plural}`;
	return `${saved} can be saved. Compare keeps this ${singular} on your device.`;
}
