import { isHired } from '../../domain/words/template.ts';
import { financeFormUrl } from '../cars/actions.ts';
import { type FinanceModel, financeModel } from '../cars/finance.ts';
import type { Site } from '../site.ts';

/** The calculator for a price of a model, on sites that sell and have calculators (CAR-12). */
export function modelFinance(site: Site, price: number): FinanceModel | null {
	const { config } = site;
	if (!config.finance.calculator || isHired(config.template)) return null;
	const query = new URLSearchParams({ car_type: 'new', vehiclePriceBudget: String(price) });
	return financeModel(price, config, {
		applyUrl: financeFormUrl(site, query),
		basis: config.price_basis ?? null,
	});
}
