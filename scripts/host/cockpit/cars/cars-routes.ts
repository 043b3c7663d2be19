import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { tenantDirs } from '../../../publish/paths.ts';
import { offSiteCars } from '../../../publish/read/off-site-cars.ts';
import { type HostedTenant, listTenants } from '../../hosted-tenants.ts';
import type { Operator } from '../admission/admission.ts';
import { hostOf } from '../admission/request-address.ts';
import { ask } from '../ask-fleet.ts';
import { leadsAbout } from '../car/car-leads.ts';
import { carPage } from '../car/car-page.ts';
import { carFinder } from '../leads/lead-cars.ts';
import { withInterest } from '../overview/wanted-cars.ts';
import { localeOf } from '../site-locale.ts';
import { siteClock } from '../tenant/tenant-view.ts';
import { readCarQuery } from './car-query.ts';
import { carsPage } from './cars-page.ts';
import { type ListedCar, listedCars, offSiteCar } from './listed-cars.ts';

/** Days of leads and calls by which cars are wanted. */
const interestDays = 28;

type Cars = {
	out: string;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};

/** Adds the cars that a site shows or lately showed, and a page for each of them, for those who have been admitted. */
export function addCars(start: Hono, cars: Cars): void {
	const { out, operatorOf } = cars;
	start.get('/tenants/:slug/cars/', async (context) => {
		const [operator, tenant] = [operatorOf(context), tenantIn(context, out)];
		if (!operator || !tenant) return context.notFound();
		const query = readCarQuery(new URL(context.req.url).searchParams);
		const { slug } = tenant;
		const known = await wantedCars(tenant, context, cars);
		const around = { ...(await siteClock(tenant, cars)), operator, query, locale: localeOf(out, slug) };
		return context.html(carsPage(tenant, known, { ...around, offSite: offSiteCars(tenantDirs(out, slug).offSite) }));
	});
	start.get('/tenants/:slug/cars/:car/', (context) => showCar(context, cars));
}

const tenantIn = (context: Context, out: string): HostedTenant | undefined =>
	listTenants(out).find(({ slug }) => slug === context.req.param('slug'));

/** The cars of a site with what visitors did about each; null where the site does not say. */
async function wantedCars(
	tenant: HostedTenant,
	context: Context,
	{ out, openFleet }: Cars,
): Promise<ListedCar[] | null> {
	const { value: demand } = await ask(openFleet, (fleet) => fleet.demand(tenant.slug, interestDays));
	const listed = listedCars(tenant, { out, now: Date.now(), host: hostOf(context) });
	return listed && withInterest(listed, demand?.cars ?? []);
}

async function showCar(context: Context, cars: Cars): Promise<Response> {
	const { out, openFleet, operatorOf } = cars;
	const [operator, tenant, asked] = [operatorOf(context), tenantIn(context, out), context.req.param('car')];
	if (!operator || !tenant) return context.notFound();
	const { slug } = tenant;
	const offSite = offSiteCars(tenantDirs(out, slug).offSite);
	const off = offSite?.cars.find((car) => car.slug === asked) ?? null;
	const known = await wantedCars(tenant, context, cars);
	const car = known?.find((one) => one.slug === asked) ?? (off && offSiteCar(off));
	if (!car) return context.notFound();
	const { value } = await ask(openFleet, async (fleet) =>
		fleet.inbox({ tenant: slug, named: operator.signedIn, also: { words: car.stock || car.slug } }),
	);
	const host = hostOf(context);
	const findCar = carFinder([tenant], { out, host });
	const around = { ...(await siteClock(tenant, cars)), operator, tenant, host, locale: localeOf(out, slug), findCar };
	const leads = value && leadsAbout(value, car, known ?? []);
	const { soldDays = 0 } = offSite ?? {};
	return context.html(carPage(car, { ...around, off, soldDays, leads, days: interestDays }));
}
