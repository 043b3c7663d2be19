import type { CarShown, FormAbout } from '../../contract/forms-file.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { vehicleName } from '../../domain/cars/vehicle-name.ts';
import { isPriceShown } from '../../domain/money/price.ts';
import type { PastCar } from '../../domain/stock/past-car.ts';
import { isHired, type Template } from '../../domain/words/template.ts';
import { notOffered, templateWords } from '../../domain/words/template-words.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { listPath, stockName } from '../lists/type-lists.ts';
import { homePath } from '../pages/links.ts';
import { image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { factIcons } from './facts/key-facts.ts';

/** What is shown of a car that is gone (SITE-7): its name, its picture, its facts; no price. */
export function pastModel(site: Site, car: PastCar) {
	const { template } = site.config;
	const words = templateWords(template);
	const hired = isHired(template);
	const mark = car.sold ? (hired ? 'Taken' : 'Sold') : capitalised(notOffered(template));
	const type = car.type === 'new' || car.type === 'demo' ? car.type : 'used';
	const fuel = localiseText('Electric', site.config.locale);
	const icons = factIcons(
		site.config,
		car.facts.some(([, value]) => value === fuel),
	);
	const model = vehicleName(car.make, car.model);
	return {
		heading: `The ${car.name} is ${mark.toLowerCase()}`,
		text: null,
		past: {
			variant: car.variant,
			line: car.line.split(' · ').filter(Boolean),
			mark,
			/** `This car has found a new owner.` */
			said: car.sold ? `This ${words.singular} ${words.gone}.` : `This ${words.singular} is ${notOffered(template)}.`,
			/** `another MG3`. */
			another: `another ${model}`,
			image: car.image
				? image({
						url: car.image,
						alt: car.name,
						width: 800,
						ratio: 16 / 9,
						kind: 'car',
						sizes: '(max-width: 992px) calc(100vw - 2rem), 48vw',
					})
				: null,
			facts: car.facts.map(([label, value]) => ({ kind: icons.get(label) ?? ('report' as const), label, value })),
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: capitalised(stockName(site, [type])), path: listPath(site, [type]) },
				{ name: car.name, path: '' },
			],
		},
	};
}

/** What forms know of it: who asks for one like it wants to spend about as much. */
export function formCarOfPast(car: PastCar, template: Template): { about: FormAbout; car: CarShown } {
	const { id, type, stocknum, location, dealership, make, model, year, price, image } = car;
	return {
		about: {
			values: {
				car_id: String(id),
				car_type: type,
				...(stocknum && { stock_number: stocknum }),
				...(location !== undefined && { location: String(location) }),
				...budgetLike(price, template),
			},
			...(dealership && { dealership_slug: dealership }),
			manufacturer_slug: slugify(make),
			vehicle_status: 'sold',
			make,
			model,
			year,
		},
		car: { name: car.name, variant: car.variant, price: '', stocknum: stocknum ?? '', picture: image },
	};
}

/** The budget of who wants one like a car of this price; cars that are hired out are not bought. */
export const budgetLike = (price: number | undefined, template: Template) =>
	isPriceShown(price) && !isHired(template) ? { vehicle_price_budget: String(price) } : {};
