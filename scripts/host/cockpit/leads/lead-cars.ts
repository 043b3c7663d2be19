import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedCar } from '../../../../netlify/fleet/lead-about.ts';
import { type SavedCar, type SavedCarsFile, savedCarsPath } from '../../../../src/contract/saved-cars.ts';
import { capitalised } from '../../../../src/domain/words/wording.ts';
import { publishedFile } from '../../../publish/paths.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { siteUrl } from '../../tenant-links.ts';
import { whileUnchanged } from '../../while-unchanged.ts';
import { dayInFull } from '../../wording.ts';
import { type SiteCar, siteCars } from '../cars/known-cars.ts';

/** The car that a lead is about, as its site shows it now. What is not known is empty. */
export type ShownCar = {
	/** `2020 MG3 Essence` */
	name: string;
	/** `$19,990`; what the site says in its place. */
	price: string;
	/** Addresses of its picture and its page; null once it is gone. */
	picture: string | null;
	page: string | null;
	stock: string;
	/** `Reserved`, `Sold since 12 Nov 2026`; empty for one that can be sold. */
	state: string;
};

export type FindCar = (tenant: string, asked: AskedCar) => ShownCar;

type Known = {
	byId: ReadonlyMap<string, SavedCar>;
	byStock: ReadonlyMap<string, SavedCar>;
	bySlug: ReadonlyMap<string, SiteCar>;
};

/** Finds the cars of leads on these sites; the files of each are read once. */
export function carFinder(tenants: readonly HostedTenant[], { out, host }: { out: string; host: string }): FindCar {
	const sites = new Map(tenants.map((tenant) => [tenant.slug, tenant]));
	const known = new Map<string, Known>();
	const knownOf = (slug: string): Known => {
		const found = known.get(slug) ?? readCars(sites.get(slug), out);
		known.set(slug, found);
		return found;
	};
	return (slug, asked) => {
		const { byId, byStock, bySlug } = knownOf(slug);
		const car = byId.get(asked.id) ?? byStock.get(asked.stock);
		if (car) return onSite(car, { asked, site: siteUrl(slug, host), past: bySlug.get(slugIn(car.path)) });
		return notOnSite(asked, bySlug.get(asked.slug));
	};
}

function readCars(tenant: HostedTenant | undefined, out: string): Known {
	const cars = tenant?.root ? savedCars(tenant.root) : [];
	const past = tenant ? (siteCars(tenant, out) ?? []) : [];
	return {
		byId: new Map(cars.map((car) => [String(car.id), car])),
		byStock: new Map(cars.flatMap((car) => stockOf(car).map((stock) => [stock, car]))),
		bySlug: new Map(past.map((car) => [car.slug, car])),
	};
}

/** What the site of this folder says of its cars to its own pages; nothing where it has no such file. */
export const savedCars = whileUnchanged<readonly SavedCar[]>(
	(root) => [savedCarsOf(root)],
	(root) => {
		try {
			return (JSON.parse(readFileSync(savedCarsOf(root), 'utf8')) as SavedCarsFile).cars;
		} catch {
			// An earlier version built the site, or a kill cut the file short: the lead has its car's name and number.
			return [];
		}
	},
);

const savedCarsOf = (root: string): string => join(root, publishedFile(savedCarsPath));

/** Its stock number, as a list; empty without one. */
export const stockOf = ({ about }: SavedCar): string[] => {
	const stock = about.values?.['stock_number'];
	return stock ? [stock] : [];
};

/** `2021-kia-rio-k8`, of its page’s path. */
export const slugIn = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? '';

type Page = { asked: AskedCar; site: string; past: SiteCar | undefined };

function onSite(car: SavedCar, { asked, site, past }: Page): ShownCar {
	const { name, variant, image, path, state } = car;
	return {
		name: [name, variant].filter(Boolean).join(' '),
		price: state === 'sold' ? '' : shownPrice(car),
		picture: image && new URL(image, `${site}/`).href,
		page: site + path,
		stock: stockOf(car)[0] ?? asked.stock,
		state: state === 'sold' ? soldWords(past) : state ? stateWords[state] : '',
	};
}

/** Of a car that is only hired, what a week costs. */
const shownPrice = ({ price, amount, weekly }: SavedCar): string =>
	amount === undefined && weekly ? capitalised(weekly) : price;

const stateWords = { reserved: 'Reserved', coming_soon: 'Coming soon' } as const;
const soldWords = (past: SiteCar | undefined): string => (past?.sold ? `Sold since ${dayInFull(past.sold)}` : 'Sold');

function notOnSite({ name, stock }: AskedCar, past: SiteCar | undefined): ShownCar {
	const state = past?.gone ? `Sold since ${dayInFull(past.gone)}` : 'Not on the site now';
	return { name: name || past?.name || 'A car', price: '', picture: null, page: null, stock, state };
}
