import { type TradeField, tradeFields } from '../../stock/car/trade-fields.ts';
import type { FeedKind } from './feed-kind.ts';

/** Facts that only some trades have: weights, licence, plan. A list is one text. */
const tradeColumns = (Object.keys(tradeFields) as TradeField[]).map((field): FeedKind['columns'][number] => [
	field,
	({ car }) => [car[field] ?? []].flat().join('|'),
]);

/** Every car of the site under the names of the stock record (SITE-18), with what its page shows. */
export const stockCsv: FeedKind = {
	file: 'stock.csv',
	columns: [
		['id', ({ car }) => car.id],
		['stocknum', ({ car }) => car.stocknum],
		['vin', ({ car }) => car.vin],
		['make', ({ car }) => car.make],
		['model', ({ car }) => car.model],
		['badge', ({ car }) => car.badge],
		['series', ({ car }) => car.series],
		['year', ({ car }) => car.year],
		['car_type', ({ car }) => car.car_type],
		['status', ({ car, card }) => (card.sold ? 'sold' : car.reserved ? 'reserved' : car.status)],
		['price', ({ card }) => card.price.amount],
		['price_basis', ({ config }) => config.price_basis],
		['km', ({ car }) => car.km],
		['simple_body', ({ car }) => car.simple_body],
		['simple_fuel', ({ car }) => car.simple_fuel],
		['simple_transmission', ({ car }) => car.simple_transmission],
		['drive_type', ({ car }) => car.drive_type],
		['engine', ({ car }) => car.engine],
		['colour', ({ car }) => car.colour],
		['seats', ({ car }) => car.seats],
		['doors', ({ car }) => car.doors],
		['location_name', ({ car, place }) => car.location_name ?? place?.name],
		['city', ({ car }) => car.city],
		['state', ({ car }) => car.state],
		['url', ({ url }) => url],
		['images', ({ photos }) => photos.join('|')],
		['dealercomments', ({ car }) => car.dealercomments],
		...tradeColumns,
	],
	faults: () => [],
	oncePerVin: false,
};
