import type { SiteConfig } from '../../../config/site.ts';
import { absoluteUrl } from '../../../domain/addresses/absolute-url.ts';
import { brandName } from '../../../domain/cars/brand-name.ts';
import { shownConsumption } from '../../../domain/cars/consumption.ts';
import { shownDistance } from '../../../domain/cars/distance.ts';
import { shownEnergyUse } from '../../../domain/cars/electric.ts';
import { isElectric } from '../../../domain/cars/is-electric.ts';
import { isPreorderTag } from '../../../domain/cars/page-buttons.ts';
import { localeRow } from '../../../domain/locales/rows.ts';
import { axleCount } from '../../../domain/vehicles/axles.ts';
import { payloadOf } from '../../../domain/vehicles/measures.ts';
import { localiseTexts } from '../../../domain/words/wording.ts';
import type { Car } from '../../../stock/car/car.ts';
import type { CarCardModel } from '../../cars/car-card.ts';
import { dealerId } from './dealer.ts';
import { known, type Thing } from './json-ld.ts';

type CarConfig = Pick<SiteConfig, 'name' | 'url' | 'locale' | 'price_basis'>;

/** So many photos say enough; a search engine takes a few of each shape. */
const mostImages = 8;

/**
 * A car as search engines know it, product and car in one. What it costs is what its card shows: a car with no price on
 * the page has none here. `description` is the page's.
 */
export function carThing(car: Car, { card, description, config }: CarPage): Thing {
	const { url: origin, locale } = config;
	const url = absoluteUrl(card.path, origin);
	return {
		'@type': ['Product', 'Car'],
		'@id': `${url}#car`,
		url,
		name: [card.name, card.variant].filter(Boolean).join(' '),
		description,
		...known({
			sku: car.stocknum,
			image: car.images.slice(0, mostImages).map(({ image }) => absoluteUrl(image.url, origin)),
			brand: { '@type': 'Brand', name: brandName(car.make) },
			manufacturer: brandName(car.make),
			model: car.model,
			vehicleConfiguration: card.variant,
			vehicleModelDate: String(car.year),
			vehicleIdentificationNumber: car.vin,
			mileageFromOdometer: mileage(car, locale),
			...localiseTexts(looks(car), locale),
			driveWheelConfiguration: car.drive_type,
			vehicleTransmission: car.simple_transmission,
			numberOfDoors: car.doors,
			vehicleSeatingCapacity: car.seats,
			...consumption(car, locale),
			...measures(car),
			...charging(car, locale),
		}),
		itemCondition: condition(car),
		offers: offer(car, { card, config, url }),
	};
}

type CarPage = { card: CarCardModel; description: string; config: CarConfig };

function offer(car: Car, { card, config, url }: { card: CarCardModel; config: CarConfig; url: string }): Thing {
	const { currency } = localeRow(config.locale);
	const price = card.sold ? undefined : card.price.amount;
	const weekly = card.sold ? undefined : card.price.weeklyAmount;
	const terms = {
		'@type': 'UnitPriceSpecification',
		price,
		priceCurrency: currency,
		...(isTaxIncluded(config) && { valueAddedTaxIncluded: true }),
	};
	return {
		'@type': 'Offer',
		url,
		...known({ price, priceCurrency: price === undefined ? undefined : currency }),
		...(price !== undefined && { priceSpecification: terms }),
		...(price === undefined && weekly !== undefined && { priceSpecification: perWeek(weekly, config) }),
		availability: availability(car, card),
		itemCondition: condition(car),
		seller: { '@type': 'AutoDealer', '@id': dealerId(config), name: config.name },
	};
}

/** A price by the week: UN/CEFACT calls that unit WEE. */
const perWeek = (price: number, config: CarConfig): Thing => ({
	'@type': 'UnitPriceSpecification',
	price,
	priceCurrency: localeRow(config.locale).currency,
	referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'WEE' },
	...(isTaxIncluded(config) && { valueAddedTaxIncluded: true }),
});

/** Prices include GST in Australia and New Zealand, unless the site says that charges come on top. */
const isTaxIncluded = ({ locale, price_basis }: CarConfig): boolean =>
	localeRow(locale).taxIsIncluded && price_basis !== 'excluding_government_charges';

/** As the page says it: a reserved car is not to be had, and one that is on its way can be ordered, not taken home. */
function availability({ status, reserved, preorder, tag }: Car, { sold }: CarCardModel): string {
	if (sold) return 'https://schema.org/SoldOut';
	if (reserved) return 'https://schema.org/Reserved';
	const isOnItsWay = status === 'coming_soon' || preorder || isPreorderTag(tag);
	return isOnItsWay ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

/** A demonstrator has been driven: it is used. */
const condition = ({ car_type }: Car): string =>
	car_type === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition';

function mileage({ km }: Car, locale: SiteConfig['locale']): Thing | undefined {
	if (km === undefined) return undefined;
	const { value, unit } = shownDistance(km, locale);
	return { '@type': 'QuantitativeValue', value, unitCode: unit };
}

/** What is said in words, which the locale may have others for. */
const looks = (car: Car) => ({
	color: car.colour,
	vehicleInteriorColor: car.interior_colour,
	bodyType: car.simple_body,
	vehicleEngine: engine(car),
});

function engine({ engine: name, simple_fuel: fuelType, engine_cc: size, power }: Car): Thing | undefined {
	const engineDisplacement = quantity(size, 'CMQ');
	const enginePower = quantity(power, 'KWT');
	return name || fuelType || size || power
		? { '@type': 'EngineSpecification', ...known({ name, fuelType, engineDisplacement, enginePower }) }
		: undefined;
}

/** A number with the UN/CEFACT code of its unit: kilograms are KGM, cubic centimetres CMQ. */
const quantity = (value: number | undefined, unitCode: string): Thing | undefined =>
	value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

/** Weights, and axles, where schema.org has a name for them; they are metric whatever the locale. */
const measures = ({ tare, atm, gvm, tow_ball_weight, axle_configuration: axles, ...car }: Car) =>
	known({
		weight: quantity(tare, 'KGM'),
		weightTotal: quantity(gvm ?? atm, 'KGM'),
		payload: quantity(payloadOf({ tare, atm, payload: car.payload }), 'KGM'),
		tongueWeight: quantity(tow_ball_weight, 'KGM'),
		trailerWeight: quantity(car.towing_capacity, 'KGM'),
		cargoVolume: quantity(car.boot_space, 'LTR'),
		numberOfAxles: axles && axleCount(axles),
	});

/** What schema.org has no name for is said under ours; the battery of an electric car is what its tank holds. */
function charging(car: Car, locale: SiteConfig['locale']): Record<string, unknown> {
	const { electric_range: range, battery_capacity: battery, energy_consumption: energy } = car;
	const used = energy === undefined ? undefined : shownEnergyUse(energy, locale);
	const driven = range === undefined ? undefined : shownDistance(range, locale);
	return known({
		fuelCapacity: isElectric(car) ? quantity(battery, 'KWH') : undefined,
		additionalProperty: [
			...property('Electric range', driven && { value: driven.value, unitCode: driven.unit }),
			...property('Usable battery', battery && { value: battery, unitCode: 'KWH' }),
			...property('Electricity consumption', used && { value: used.value, unitText: used.unit }),
			...property('AC charging', car.ac_charging && { value: car.ac_charging, unitCode: 'KWT' }),
			...property('DC charging', car.dc_charging && { value: car.dc_charging, unitCode: 'KWT' }),
			...property('Charging plug', car.charge_port && { value: car.charge_port }),
		],
	});
}

const property = (name: string, value: object | '' | 0 | undefined): Thing[] =>
	value ? [{ '@type': 'PropertyValue', name, ...value }] : [];

/** Litres per 100 km, or how far a gallon takes it. */
function consumption({ fuel_consumption: litres }: Car, locale: SiteConfig['locale']): Record<string, Thing> {
	if (!litres) return {};
	const { value, unit } = shownConsumption(litres, locale);
	const quantity = { '@type': 'QuantitativeValue', value, unitText: unit };
	return unit === 'mpg' ? { fuelEfficiency: quantity } : { fuelConsumption: quantity };
}
