import type { Context, Hono } from 'hono';
import { tenantDirs } from '../../publish/paths.ts';
import { offSiteCars } from '../../publish/read/off-site-cars.ts';
import { listTenants } from '../hosted-tenants.ts';
import type { Operator } from './admission.ts';
import { carOrder } from './car-orders.ts';
import { carView } from './car-views.ts';
import { carsPage } from './cars-page.ts';
import { listedCars } from './listed-cars.ts';
import { clockOf, localeOf } from './site-locale.ts';

type Cars = { out: string; operatorOf: (context: Context) => Operator | null };

/** Adds the search for a car among those that a site shows or lately showed, for those who have been admitted. */
export function addCars(start: Hono, { out, operatorOf }: Cars): void {
	start.get('/tenants/:slug/cars/', (context) => {
		const [operator, slug] = [operatorOf(context), context.req.param('slug')];
		const tenant = listTenants(out).find((one) => one.slug === slug);
		if (!operator || !tenant) return context.notFound();
		const q = (context.req.query('q') ?? '').slice(0, 100);
		const offSite = offSiteCars(tenantDirs(out, slug).offSite);
		const [view, page] = [carView(context.req.query('show')), Number(context.req.query('page')) || 1];
		const order = carOrder(context.req.query('sort'));
		const around = {
			operator,
			view,
			order,
			page,
			host: context.req.header('host') ?? 'localhost',
			...clockOf(out, slug),
			q,
		};
		return context.html(
			carsPage(tenant, listedCars(tenant, { out, now: around.now, host: around.host }), {
				...around,
				locale: localeOf(out, slug),
				offSite,
			}),
		);
	});
}
