import { vehicleName } from '../../domain/cars/vehicle-name.ts';
import type { BlockLink } from '../blocks/block-link.ts';
import type { ModelGroup } from './other-models.ts';
import type { ModelCard } from './range-cards.ts';

/** Every model with its list, the range before the others (ROUTE-14): make and model of these as SRCH-5 has them. */
export const modelChoices = (range: readonly ModelCard[], others: readonly ModelGroup[]): BlockLink[] => [
	...range.map(({ link }) => link),
	...others.flatMap(({ make, models }) =>
		models.map(({ name, url }) => ({ text: vehicleName(make, name), url, newTab: false })),
	),
];
