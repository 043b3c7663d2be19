import type { SiteConfig } from '../../config/site.ts';
import type { Car } from '../../stock/car/car.ts';
import { type StockSummary, stockSummary } from '../../stock/listing/summary.ts';

/** What the site has in stock: the config's figures where it has some, else counted (SITE-4). */
export function stockFigures(
	{ stock_summary: given }: Pick<SiteConfig, 'stock_summary'>,
	cars: readonly Car[],
): StockSummary {
	const counted = stockSummary(cars);
	if (!given) return counted;
	const { count, car_types } = given;
	return {
		count,
		car_types,
		makes: given.makes.map((name) => counted.makes.find((make) => make.name === name) ?? { name, count: 0 }),
		models: given.models.map((model) => ({
			make: counted.models.find(({ name }) => name === model.name)?.make ?? '',
			...model,
		})),
	};
}
