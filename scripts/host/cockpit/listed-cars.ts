import { dayMs } from '../../../src/domain/hours/days.ts';
import { tenantDirs } from '../../publish/paths.ts';
import { type Advert, advertsIn } from '../../publish/read/adverts.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import { siteUrl } from '../tenant-links.ts';
import { type SiteCar, siteCars } from './known-cars.ts';
import { savedCars, slugIn, stockOf } from './leads/lead-cars.ts';

/** A car of a site with what a list of all says of it. */
export type ListedCar = SiteCar & {
	/** The address of its picture; null without a photo. */
	picture: string | null;
	stock: string;
	/** What a week costs, of a car that is only hired; null for one with a price or none at all. */
	weekly: string | null;
	/** The day on which it came in: as the feed says it, else the first one with it on the site. */
	came: string;
	/** Whole days since then. */
	days: number;
	/** What its advert has; null where this machine has not built it. */
	advert: Advert | null;
	/** What visitors did about it lately; null where nobody did, or nobody knows. */
	wanted: { leads: number; calls: number; seen: number } | null;
};

type Around = { out: string; host: string; now: number };

/** The cars of a published site with their pictures, stock numbers, adverts and days in stock; null where the site does not say. */
export function listedCars(tenant: HostedTenant, { out, host, now }: Around): ListedCar[] | null {
	const saved = new Map((tenant.root ? savedCars(tenant.root) : []).map((car) => [slugIn(car.path), car]));
	const adverts = advertsIn(tenantDirs(out, tenant.slug).adverts);
	const site = `${siteUrl(tenant.slug, host)}/`;
	return (
		siteCars(tenant, out)?.map((car) => {
			const shown = saved.get(car.slug);
			const picture = shown?.image ? new URL(shown.image, site).href : null;
			const stock = (shown && stockOf(shown)[0]) ?? '';
			const weekly = shown?.amount === undefined ? (shown?.weekly ?? null) : null;
			const advert = adverts.get(car.slug) ?? null;
			const came = advert?.arrived ?? car.since;
			return { ...car, picture, stock, weekly, came, days: daysSince(came, now), advert, wanted: null };
		}) ?? null
	);
}

/** Those that the site shows now; none where it does not say. */
export const carsOnSite = (tenant: HostedTenant, around: Around): ListedCar[] =>
	(listedCars(tenant, around) ?? []).filter(({ gone }) => gone === null);

/** Whole days since a day, `YYYY-MM-DD`. */
const daysSince = (day: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / dayMs));
