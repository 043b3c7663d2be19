import type { SavedCar } from '../../contract/saved-cars.ts';
import { conditionLabel } from '../../domain/cars/condition.ts';
import { isPreorderTag } from '../../domain/cars/page-buttons.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import type { CarCardModel } from './car-card.ts';
import { carLocationId } from './dealer.ts';
import { comparedFactLabels, comparedFacts } from './facts/key-facts.ts';
import { carFormAbout } from './form-about.ts';

/** The labels of the facts in the rows: year, then what a buyer looks at first. */
export const comparedLabels = ({ config }: Pick<Site, 'config'>): string[] => [
	'Year',
	...comparedFactLabels(config),
	'Location',
];

/** The row of a car that is on the site, with its facts. It follows from what its card does. */
export function savedCarRow(car: Car, card: CarCardModel, site: Pick<Site, 'config' | 'availability'>): SavedCar {
	const { id, name, variant, path, image, facts, location } = card;
	const state = savedState(car, card);
	return {
		id,
		name,
		variant: variant ?? '',
		path,
		...(card.sold ? { price: 'Sold' } : asked(card)),
		// Whether it is reserved or on its way is its state.
		summary: [capitalised(conditionLabel(car.car_type, site.config.labels)), ...facts].join(' · '),
		...(car.simple_body && { body: localiseText(car.simple_body, site.config.locale) }),
		...(location && { place: location }),
		...(state && { state }),
		...(isPreorderTag(car.tag) && { undriven: true }),
		...(card.actions.favourite && { savable: true }),
		image: image?.src ?? null,
		about: carFormAbout(car, { locationId: carLocationId(car, site.config) }),
		facts: factsOf(site, car, card),
	};
}

function savedState({ status, reserved }: Car, { sold }: CarCardModel): SavedCar['state'] {
	if (sold) return 'sold';
	if (reserved) return 'reserved';
	return status === 'coming_soon' ? 'coming_soon' : undefined;
}

/** What it costs, as its card says (CARD-5). */
function asked({ price: { text, amount, weekly, weeklyAmount }, repayment, priceDrop }: CarCardModel) {
	return {
		price: text,
		...(amount !== undefined && { amount }),
		...(weekly && { weekly }),
		...(weeklyAmount !== undefined && { weeklyAmount }),
		...(repayment && { repayment: repayment.text }),
		...(priceDrop && { drop: priceDrop.text }),
	};
}

function factsOf(
	{ config, availability }: Pick<Site, 'config' | 'availability'>,
	car: Car,
	{ location }: CarCardModel,
): string[] {
	const facts = comparedFacts({ ...car, available: availability(car.slug) }, config);
	return [String(car.year), ...facts, location ?? ''];
}
