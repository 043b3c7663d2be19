import { vehicleName } from '../../../src/domain/cars/vehicle-name.ts';
import type { Locale } from '../../../src/domain/words/locale.ts';
import type { BodyName } from '../pictures/names.ts';
import { type Choice, transmissionOf } from './choice.ts';
import { writeComments } from './comments.ts';
import { type StockLocation, saleState } from './lot.ts';
import { makerFacts } from './maker-facts.ts';
import { papersOf } from './papers.ts';
import { type Colour, pictureUrls } from './pictures.ts';
import { askingPrice, expectedKm, newPrice, usedPrice } from './price.ts';
import type { Random } from './random.ts';
import { tradeFacts } from './trade-facts.ts';
import { inventVin } from './vin.ts';

/** One record of a dealer's JSON feed, under the specification's names; facts that are not known are left out. */
export type StockRecord = Record<string, unknown> & {
	id: number;
	slug: string;
	images: { image: { url: string } }[];
};

const bodyTexts: Record<BodyName, string> = {
	hatch: 'Hatch',
	sedan: 'Sedan',
	suv: 'SUV',
	wagon: 'Wagon',
	ute: 'Ute',
	van: 'Van',
	'people-mover': 'People Mover',
	coupe: 'Coupe',
	convertible: 'Convertible',
	truck: 'Truck',
	motorcycle: 'Naked',
	adventure: 'Adventure',
	camper: 'Caravan',
	'tray-truck': 'Tray',
	tipper: 'Tipper',
	'cab-chassis': 'Cab & Chassis',
	crossover: 'SUV',
	offroader: 'SUV',
};

const doorsOf: Partial<Record<BodyName, number>> = {
	hatch: 5,
	sedan: 4,
	suv: 5,
	wagon: 5,
	ute: 4,
	van: 4,
	'people-mover': 5,
	coupe: 2,
	convertible: 2,
	truck: 2,
	crossover: 5,
	offroader: 5,
};

/** As often as they are seen on the road. */
const colours: readonly Colour[] = [
	...Array<Colour>(30).fill('White'),
	...Array<Colour>(17).fill('Grey'),
	...Array<Colour>(14).fill('Black'),
	...Array<Colour>(13).fill('Silver'),
	...Array<Colour>(11).fill('Blue'),
	...Array<Colour>(8).fill('Red'),
	...Array<Colour>(3).fill('Green'),
	'Orange',
	'Orange',
	'Bronze',
	'Bronze',
	'Beige',
	'Brown',
	'Yellow',
	'Maroon',
];

const interiors = ['Black', 'Black', 'Black', 'Grey', 'Beige', 'Brown'] as const;

const slugOf = (text: string) =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

function priceFields(choice: Choice, random: Random) {
	const whenNew = newPrice(choice.model, choice.badge);
	const factor = { new: 1.05, demo: 0.94 } as const;
	const km = choice.km ?? 0;
	const worth =
		choice.car_type === 'used'
			? usedPrice(whenNew, { age: choice.age, km, expectedKm: expectedKm(choice.kind, choice.age) }, random)
			: whenNew * factor[choice.car_type];
	const price = askingPrice(worth, random);
	const market = {
		average_market_price: Math.round(worth * (0.97 + random.next() * 0.09)),
		state_average_market_price: Math.round(worth * (0.96 + random.next() * 0.1)),
	};
	return {
		...(!random.chance(0.02) && { price }),
		...(random.chance(0.09) && { before_price: price + random.whole(1, 4) * (price > 20_000 ? 1_000 : 500) }),
		...(choice.car_type === 'used' && choice.kind === 'car' && random.chance(0.5) && { autograb_data: market }),
	};
}

function identity({ model, badge, car_type, year }: Choice, index: number) {
	const name = `${year} ${model.make} ${model.model} ${badge.name}`;
	const stocknum = `${car_type[0]?.toUpperCase()}${10_000 + index}`;
	return { name, stocknum, slug: slugOf(`${name} ${stocknum}`) };
}

/** Trucks of one model carry different bodies. */
function pictureBody(choice: Choice): BodyName {
	const { model, kind } = choice;
	if (kind !== 'truck') return model.body;
	const carried = {
		Tray: 'tray-truck',
		'Service Body': 'tray-truck',
		Tipper: 'tipper',
		'Cab & Chassis': 'cab-chassis',
	};
	return (carried as Record<string, BodyName>)[String(tradeFacts(choice)['simple_body'])] ?? model.body;
}

function looks(choice: Choice, random: Random) {
	const colour = random.pick(colours);
	const photos = random.chance(0.025) ? 0 : random.chance(0.12) ? random.whole(1, 3) : 4;
	const interior = choice.kind === 'motorcycle' ? undefined : random.pick(interiors);
	const urls = pictureUrls({ body: pictureBody(choice), colour, interior }, photos);
	return {
		colour,
		...(interior && { interior_colour: interior }),
		images: urls.map((url) => ({ image: { url } })),
		...(urls[0] && { primary_image_url: urls[0] }),
		photos_count: urls.length,
	};
}

function facts(choice: Choice, transmission: string | undefined) {
	const { kind, model, engine, km } = choice;
	const doors = doorsOf[model.body];
	return {
		...(km !== undefined && { km }),
		...(transmission && { simple_transmission: transmission }),
		simple_body: bodyTexts[model.body],
		...tradeFacts(choice),
		...makerFacts(choice),
		...(engine && { simple_fuel: engine.fuel, engine: engine.text }),
		...(engine?.cylinders && { cylinders: engine.cylinders }),
		...(engine?.drive && { drive_type: engine.drive }),
		...(engine?.consumption && { fuel_consumption: engine.consumption }),
		...(kind !== 'camper' && { seats: model.seats }),
		...(doors && { doors }),
	};
}

/** Used vehicles and demonstrators can be held for a deposit in dollars, where the site has someone to take it. */
function deposit(carType: Choice['car_type']) {
	if (carType === 'new') return {};
	const processor = { authorization_type: 'publishable_key', authorization_key: 'pk_sample', deposit_amount: 500 };
	return { has_checkout_payment_processor: true, payment_processors: [processor] };
}

/** Within the week after the vehicle arrived, in Unix seconds; never after today has begun. */
function lastChange(created: number, { index, today }: { index: number; today: number }): number {
	return Math.max(created, Math.min(today, created + (index % 7) * 86_400));
}

export function makeRecord(
	choice: Choice,
	place: { id: number; index: number; location: StockLocation; today: number; locale: Locale },
	random: Random,
): StockRecord {
	const { model, badge, car_type, year, kind, engine, km } = choice;
	const { name, stocknum, slug } = identity(choice, place.index);
	const transmission = transmissionOf(choice, random);
	const appearance = looks(choice, random);
	const special = random.chance(0.05);
	const sale = saleState(place.today, car_type, random);
	const { location } = place;
	const words = {
		locale: place.locale,
		kind,
		name: `${year} ${vehicleName(model.make, model.model)} ${badge.name}`,
		car_type,
		comingSoon: sale.status === 'coming_soon',
		colour: appearance.colour,
		city: location.city,
		locationName: location.location_name,
		seats: model.seats,
		badge: badge.name,
		engine,
		transmission,
		km,
	};
	return {
		id: place.id,
		slug,
		stocknum,
		name,
		make: model.make,
		model: model.model,
		badge: badge.name,
		...(place.locale !== 'en-US' && { series: `MY${String(year).slice(2)}` }),
		year,
		vin: inventVin(model.vinPrefix, year, random),
		car_type,
		...priceFields(choice, random),
		...sale,
		...location,
		...facts(choice, transmission),
		...appearance,
		...deposit(car_type),
		...papersOf(choice, place),
		updated_at_timestamp: lastChange(sale.created_at_timestamp, place),
		show_on_dealer_website: !random.chance(0.015),
		custom_rank: random.chance(0.1) ? random.whole(1, 100) : 0,
		certified: car_type === 'used' && choice.age <= 5 && random.chance(0.2),
		is_special: special,
		...(special && random.chance(0.5) && { tag: 'Special' }),
		...(sale.preorder && { tag: 'Pre-order' }),
		...(car_type === 'demo' && random.chance(0.1) && { tag: 'Test Drive Only' }),
		dealercomments: writeComments(words, random),
	};
}
