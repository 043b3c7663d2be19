import { brandName } from '../../domain/cars/brand-name.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import type { Template } from '../../domain/words/template.ts';
import { type AdvertisedCar, isFullVin, notForSale } from './advertised-car.ts';
import { expected, type FeedKind, lacks } from './feed-kind.ts';

/** Templates whose stock Google takes: passenger cars and utes. */
const templates: readonly Template[] = ['car', 'truck'];

/** Google's number of cars, trucks and vans. */
const productCategory = 916;
/** Google takes ten photos besides the first. */
const mostMorePhotos = 10;

const bodyStyles: Readonly<Record<string, string>> = {
	Hatch: 'hatchback',
	Ute: 'ute',
	Wagon: 'station_wagon',
	Sedan: 'sedan',
	Coupe: 'coupe',
	Convertible: 'convertible',
	SUV: 'suv',
	Van: 'full_size_van',
	'People Mover': 'minivan',
};
const engines: Readonly<Record<string, string>> = {
	Petrol: 'petrol',
	Diesel: 'diesel',
	Hybrid: 'hybrid',
	'Plug-in Hybrid': 'hybrid',
	Electric: 'electric',
};

/** The Google Merchant Center's vehicle ads, as its specification had them in November 2026. */
export const googleVehicleAds: FeedKind = {
	file: 'google-vehicle-ads.csv',
	columns: [
		['id', ({ car }) => car.id],
		['vin', ({ car }) => car.vin?.toUpperCase()],
		['store_code', storeCode],
		['vehicle_fulfillment(option:store_code)', (advertised) => `in_store:${storeCode(advertised) ?? ''}`],
		['link_template', ({ url }) => `${url}?store={store_code}`],
		['brand', ({ car }) => brandName(car.make)],
		['model', ({ car }) => car.model],
		['trim', ({ card }) => card.variant ?? undefined],
		['year', ({ car }) => car.year],
		['condition', ({ car }) => (car.car_type === 'new' ? 'New' : 'Used')],
		['certified_pre-owned', ({ car }) => (car.certified ? 'yes' : undefined)],
		['mileage', ({ distance }) => distance && `${distance.value} ${distance.unit === 'SMI' ? 'miles' : 'km'}`],
		['color', ({ car }) => car.colour],
		['price', ({ price }) => price],
		['vehicle_price_type', priceType],
		['body_style', ({ car }) => bodyStyles[car.simple_body ?? '']],
		['engine', ({ car }) => engines[car.simple_fuel ?? '']],
		['image_link', ({ photos }) => photos[0]],
		['additional_image_link', ({ photos }) => photos.slice(1, 1 + mostMorePhotos).join(',')],
		['google_product_category', () => productCategory],
	],
	faults: (advertised) => {
		const { car, config, price, photos, distance } = advertised;
		return [
			expected(notForSale(advertised)),
			lacks(!templates.includes(config.template), `Google takes cars and utes only, not a site of ${config.template}s`),
			lacks(!isFullVin(car.vin), 'no VIN of 17 characters'),
			lacks(storeCode(advertised) === undefined, 'its location has no google_store_code, and the feed no store_code'),
			lacks(price === undefined, 'no price on its page'),
			lacks(needsPriceType(advertised) && !priceType(advertised), priceTypeFault(advertised)),
			lacks(photos.length === 0, 'no photo'),
			lacks(distance === undefined, 'no odometer reading'),
			lacks(!car.colour, 'no colour'),
		];
	},
	oncePerVin: true,
};

function storeCode({ place, config }: AdvertisedCar): string | undefined {
	const own = place?.external_identifiers['google_store_code'];
	return own === undefined ? config.ad_feeds.google_vehicle_ads?.store_code : String(own);
}

/** Australia alone wants to know what a price covers; a new car has to be offered at its drive-away price. */
const needsPriceType = ({ config }: AdvertisedCar): boolean => localeRow(config.locale).country === 'AU';

function priceType(advertised: AdvertisedCar): string | undefined {
	const { car, config } = advertised;
	if (!needsPriceType(advertised)) return undefined;
	if (config.price_basis === 'drive_away') return 'drive_away_price';
	const canExclude = config.price_basis === 'excluding_government_charges' && car.car_type !== 'new';
	return canExclude ? 'excluding_government_charges_price' : undefined;
}

const priceTypeFault = ({ config }: AdvertisedCar): string =>
	config.price_basis
		? 'Google takes a new car at its drive-away price only, and price_basis is excluding_government_charges'
		: 'the site has no price_basis, which Google asks for in Australia';
