import { brandName } from '../../domain/cars/brand-name.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import type { Template } from '../../domain/words/template.ts';
import { driveWords, wordKey, wordTable } from '../../stock/readers/field-words.ts';
import { carTitle } from '../cars/about-car.ts';
import { type AdvertisedCar, isFullVin, notForSale } from './advertised-car.ts';
import { expected, type FeedKind, lacks } from './feed-kind.ts';

/** Characters that a description may have. */
const longestDescription = 5_000;
/** Meta takes up to twenty photos; five show a car. */
const mostPhotos = 5;

const bodyStyles: Readonly<Record<string, string>> = {
	Hatch: 'HATCHBACK',
	Ute: 'TRUCK',
	Wagon: 'WAGON',
	Sedan: 'SEDAN',
	Coupe: 'COUPE',
	Convertible: 'CONVERTIBLE',
	SUV: 'SUV',
	Van: 'VAN',
	'People Mover': 'MINIVAN',
};
const fuels: Readonly<Record<string, string>> = {
	Petrol: 'PETROL',
	Diesel: 'DIESEL',
	Hybrid: 'HYBRID',
	'Plug-in Hybrid': 'PLUGIN_HYBRID',
	Electric: 'ELECTRIC',
};
const drives: Readonly<Record<string, string>> = {
	'4x4': 'FOUR_WD',
	AWD: 'AWD',
	FWD: 'FWD',
	RWD: 'RWD',
	'4x2': 'TWO_WD',
};
/** Feeds keep the dealer's own word for the drive: `Four wheel drive` is 4x4. */
const driveNames = wordTable(driveWords);
const vehicleTypes: Partial<Record<Template, string>> = {
	car: 'CAR_TRUCK',
	truck: 'CAR_TRUCK',
	motorcycle: 'MOTORCYCLE',
	camper: 'RV_CAMPER',
	rv: 'RV_CAMPER',
	conversion: 'CAR_TRUCK',
};

const photoColumns = Array.from({ length: mostPhotos }, (_, index) => [
	[`image[${index}].url`, ({ photos }: AdvertisedCar) => photos[index]] as const,
	[
		`image[${index}].tag[0]`,
		({ photos, card }: AdvertisedCar) => (photos[index] === undefined ? undefined : carTitle(card)),
	] as const,
]).flat();

/** A vehicle catalogue for Facebook and Instagram, as Meta's reference had it in November 2026. */
export const metaAutomotive: FeedKind = {
	file: 'meta-automotive.csv',
	columns: [
		['vehicle_id', ({ car }) => car.id],
		['vin', ({ car }) => car.vin?.toUpperCase()],
		['title', ({ card }) => carTitle(card)],
		['description', ({ description }) => description.slice(0, longestDescription)],
		['url', ({ url }) => url],
		['make', ({ car }) => brandName(car.make)],
		['model', ({ car }) => car.model],
		['trim', ({ card }) => card.variant ?? undefined],
		['year', ({ car }) => car.year],
		['vehicle_type', ({ config }) => vehicleTypes[config.template]],
		['body_style', ({ car }) => bodyStyles[car.simple_body ?? ''] ?? 'OTHER'],
		['state_of_vehicle', ({ car }) => (car.car_type === 'new' ? 'NEW' : car.certified ? 'CPO' : 'USED')],
		['mileage.value', ({ distance }) => distance?.value],
		['mileage.unit', ({ distance }) => distance && (distance.unit === 'SMI' ? 'MI' : 'KM')],
		['exterior_color', ({ car }) => car.colour],
		['transmission', ({ car }) => car.simple_transmission?.toUpperCase().match(/^(?:AUTOMATIC|MANUAL)$/)?.[0]],
		['fuel_type', ({ car }) => fuels[car.simple_fuel ?? '']],
		['drivetrain', ({ car }) => drives[driveNames.get(wordKey(car.drive_type ?? '')) ?? '']],
		['price', ({ price }) => price],
		['availability', () => 'AVAILABLE'],
		['address', addressJson],
		['latitude', (advertised) => addressOf(advertised).lat],
		['longitude', (advertised) => addressOf(advertised).long],
		['dealer_name', ({ place, config }) => place?.name ?? config.name],
		...photoColumns,
	],
	faults: (advertised) => {
		const { car, config, price, photos, distance } = advertised;
		const address = addressOf(advertised);
		return [
			expected(notForSale(advertised)),
			lacks(
				!vehicleTypes[config.template],
				`Meta sells vehicles, and a site of the template ${config.template} does not`,
			),
			lacks(!isFullVin(car.vin), 'no VIN of 17 characters'),
			lacks(price === undefined, 'no price on its page'),
			lacks(photos.length === 0, 'no photo'),
			lacks(distance === undefined, 'no odometer reading'),
			lacks(!car.colour, 'no colour'),
			lacks(!address.street || !address.city, 'its location has no street or city'),
			lacks(address.lat === undefined || address.long === undefined, 'its location has no lat and long'),
		];
	},
	oncePerVin: true,
};

const addressOf = ({ place, config }: AdvertisedCar) => (place?.address.street ? place.address : config.address);

function addressJson(advertised: AdvertisedCar): string {
	const { street, city, state, postcode } = addressOf(advertised);
	const { country } = localeRow(advertised.config.locale);
	return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country });
}
