import type { SiteConfig, SiteLocation } from '../../config/site.ts';
import { conditionLabel } from '../../domain/car-condition.ts';
import { distanceText } from '../../domain/car-distance.ts';
import { searchPath } from '../../domain/search-path.ts';
import { templateFacts } from '../../domain/template.ts';
import { vehiclePath } from '../../domain/vehicle-path.ts';
import { capitalised, localiseText } from '../../domain/wording.ts';
import type { Car } from '../../stock/car.ts';
import { homePath } from '../links.ts';
import { type Image, image } from '../image.ts';
import { locationCard } from '../location-card.ts';
import { pageKind } from '../page-kind.ts';

/** A fact about the car with its label, `Kilometres` · `45,000 km`. */
export type Fact = { label: string; value: string };

/** The page of one car (ROUTE-6). */
export const carPage = pageKind({
	pages: (site) =>
		site.slugs().map((slug) => ({ path: vehiclePath(site.config.template, slug), params: slug })),
	model: (site, slug: string) => {
		const car = site.car(slug);
		const card = site.card(slug);
		if (!car || !card) throw new Error(`There is no car "${slug}" in stock.`);
		const { config } = site;
		const list = { name: `All ${templateFacts(config.template).plural}`, path: searchPath(config) };
		const location = locationOf(car, config.locations);
		return {
			card,
			title: [card.name, card.variant].filter(Boolean).join(' '),
			description: description(car, card.price.text, config.name),
			path: card.path,
			breadcrumbs: [{ name: 'Home', path: homePath }, list, { name: card.name, path: card.path }],
			photos: photos(car, card.name),
			keyFacts: keyFacts(car, config),
			facts: facts(car, config),
			comments: car.dealercomments ? { title: config.dealer_comments.title, text: car.dealercomments } : null,
			location: location ? locationCard(location, config) : null,
			phone: location?.contact_detail.phone ?? car.location?.phone ?? config.phone ?? null,
			list,
		};
	},
	indexed: true,
});

function locationOf(car: Car, locations: readonly SiteLocation[]): SiteLocation | undefined {
	return (
		locations.find(({ id }) => id === car.location_id) ??
		locations.find(({ name }) => name === car.location_name) ??
		locations.find(({ primary }) => primary) ??
		locations[0]
	);
}

function photos(car: Car, name: string): Image[] {
	return car.images.map(({ image: { url } }, index) =>
		image({ url, alt: `${name}, photo ${index + 1} of ${car.images.length}`, width: 960, ratio: 4 / 3, kind: 'car' }),
	);
}

function keyFacts(car: Car, { locale, labels }: SiteConfig): Fact[] {
	return present([
		['Condition', capitalised(conditionLabel(car.car_type, labels))],
		[locale === 'en-US' ? 'Mileage' : 'Kilometres', car.km === undefined ? undefined : distanceText(car.km, locale)],
		['Transmission', car.simple_transmission],
		['Fuel', car.simple_fuel],
		['Body', car.simple_body],
		['Seats', car.seats],
	]);
}

function facts(car: Car, { locale }: SiteConfig): Fact[] {
	return present([
		['Make', car.make],
		['Model', car.model],
		['Variant', car.badge],
		['Series', car.series],
		['Year', car.year],
		[localiseText('Colour', locale), car.colour],
		[localiseText('Interior colour', locale), car.interior_colour],
		['Doors', car.doors],
		['Engine', car.engine],
		['Cylinders', car.cylinders],
		['Drive', car.drive_type],
		['Fuel consumption', car.fuel_consumption === undefined ? undefined : `${car.fuel_consumption} L/100 km`],
		['VIN', car.vin],
		['Registration', car.rego],
		['Stock number', car.stocknum],
	]);
}

function present(rows: [label: string, value: string | number | undefined][]): Fact[] {
	return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: String(value) }]));
}

function description(car: Car, price: string, dealer: string): string {
	const what = [car.year, car.make, car.model, car.badge].filter(Boolean).join(' ');
	const where = car.city ? ` in ${car.city}` : '';
	return `${what}, ${price}, at ${dealer}${where}.`;
}
