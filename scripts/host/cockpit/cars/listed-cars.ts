import type { SavedCar } from '../../../../src/contract/saved-cars.ts';
import { brandedName, brandName } from '../../../../src/domain/cars/brand-name.ts';
import { dayMs } from '../../../../src/domain/hours/days.ts';
import type { OffSiteCar } from '../../../../src/stock/listing/off-site.ts';
import { tenantDirs } from '../../../publish/paths.ts';
import { type Advert, advertsIn } from '../../../publish/read/adverts.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { siteUrl } from '../../tenant-links.ts';
import { savedCars, slugIn, stockOf } from '../leads/lead-cars.ts';
import { type SiteCar, siteCars } from './known-cars.ts';

/** How cars stand, by what addresses call it. */
export const carStates = {
	sale: 'For sale',
	reserved: 'Reserved',
	coming_soon: 'On its way',
	sold: 'Sold',
	gone: 'Left the site',
} as const;
export type CarState = keyof typeof carStates;

/** What cars are sold as, by what feeds call it. */
export const conditions = { new: 'New', demo: 'Demo', used: 'Used' } as const;

/** A car of a site with what a list of all says of it. What is not known is empty. */
export type ListedCar = SiteCar & {
	state: CarState;
	condition: keyof typeof conditions | '';
	make: string;
	/** The location that has it. */
	place: string;
	/** Its number in the feed, by which leads name it. */
	id: string;
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
			const days = daysSince(came, now);
			return { ...car, ...described(car, shown), picture, stock, weekly, came, days, advert, wanted: null };
		}) ?? null
	);
}

/** What the site says of a car that it shows. */
function described(
	{ sold, gone }: SiteCar,
	shown: SavedCar | undefined,
): Pick<ListedCar, 'state' | 'condition' | 'make' | 'place' | 'id'> {
	const { make = '', values } = shown?.about ?? {};
	const kind = values?.['car_type'] ?? '';
	return {
		state: gone ? 'gone' : sold ? 'sold' : (shown?.state ?? 'sale'),
		condition: Object.hasOwn(conditions, kind) ? (kind as keyof typeof conditions) : '',
		make: brandName(make),
		place: shown?.place ?? '',
		id: values?.['car_id'] ?? '',
	};
}

/** A car of the feed that the site does not list, and has not lately. */
export function offSiteCar({ slug, name, stocknum, sold }: OffSiteCar): ListedCar {
	const unknown = { since: '', picture: null, weekly: null, came: '', days: 0, advert: null, wanted: null };
	const plain = {
		path: null,
		prices: [],
		gone: null,
		hasVin: false,
		condition: '',
		make: '',
		place: '',
		id: '',
	} as const;
	return { ...unknown, ...plain, slug, name: brandedName(name), stock: stocknum, sold, state: sold ? 'sold' : 'gone' };
}

/** Those that the site shows now; none where it does not say. */
export const carsOnSite = (tenant: HostedTenant, around: Around): ListedCar[] =>
	(listedCars(tenant, around) ?? []).filter(({ gone }) => gone === null);

/** Whole days since a day, `YYYY-MM-DD`. */
const daysSince = (day: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / dayMs));
