import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { tenantDirs } from '../../publish/paths.ts';
import { offSiteCars } from '../../publish/read/off-site-cars.ts';
import { listTenants } from '../hosted-tenants.ts';
import type { Operator } from './admission.ts';
import { ask } from './ask-fleet.ts';
import { carOrder } from './car-orders.ts';
import { carView } from './car-views.ts';
import { carsPage } from './cars-page.ts';
import { listedCars } from './listed-cars.ts';
import { withInterest } from './overview/wanted-cars.ts';
import { localeOf } from './site-locale.ts';
import { siteClock } from './tenant-view.ts';

/** Days of leads and calls by which cars are wanted. */
const interestDays = 28;

type Cars = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Adds the search for a car among those that a site shows or lately showed, for those who have been admitted. */
export function addCars(start: Hono, { out, openFleet, operatorOf }: Cars): void {
	start.get('/tenants/:slug/cars/', async (context) => {
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
			...(await siteClock(tenant, { out, openFleet })),
			q,
		};
		const { value: demand } = await ask(openFleet, (fleet) => fleet.demand(slug, interestDays));
		const listed = listedCars(tenant, { out, now: around.now, host: around.host });
		return context.html(
			carsPage(tenant, listed && withInterest(listed, demand?.cars ?? []), {
				...around,
				locale: localeOf(out, slug),
				offSite,
			}),
		);
	});
}
