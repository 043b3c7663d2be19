import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vehiclePath } from '../../../../src/domain/addresses/vehicle-path.ts';
import { brandedName } from '../../../../src/domain/cars/brand-name.ts';
import type { ShownPrice } from '../../../../src/domain/stock/price-history.ts';
import type { KnownCar } from '../../../../src/domain/stock/stock-history.ts';
import { carWords } from '../../../../src/domain/words/car-words.ts';
import { readRecord, stockRecordPath } from '../../../../src/stock/feed/stock-record.ts';
import { publishedFile, tenantDirs } from '../../../publish/paths.ts';
import { lastCars } from '../../../publish/read/last-pull.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import { whileUnchanged } from '../../while-unchanged.ts';

/** A car that a site shows, or lately showed. Days are `YYYY-MM-DD`. */
export type SiteCar = {
	slug: string;
	name: string;
	/** Its page; null once it is gone. */
	path: string | null;
	/** What its pages have shown, the present price last. */
	prices: readonly ShownPrice[];
	since: string;
	/** The day on which it was first seen sold. */
	sold: string | null;
	/** The day on which it left the site. */
	gone: string | null;
	/** Whether its feed has a VIN of it. */
	hasVin: boolean;
};

/** The price that a car’s pages show now, in dollars; null where they show none. */
export const shownPrice = (prices: SiteCar['prices']): number | null => prices.at(-1)?.price ?? null;

/** The cars of a published site; null where the site does not say, as none is published or its record is damaged. */
export function siteCars({ slug, root, report }: HostedTenant, out: string): SiteCar[] | null {
	const file = root && join(root, publishedFile(stockRecordPath));
	if (!file || !existsSync(file)) return null;
	const read = readRecord(readFileSync(file, 'utf8'), slug);
	if (!read.ok) return null;
	const nameOf = carNames(out, slug);
	const { cars, gone } = read.record.history;
	const pathOf = (car: string): string | null => (report?.look ? vehiclePath(report.look.template, car) : null);
	return [
		...cars.map((car) => ({ ...siteCar(car, nameOf), path: pathOf(car.slug), gone: null })),
		...gone.map((car) => ({ ...siteCar(car, nameOf), path: null, gone: car.gone })),
	];
}

const siteCar = ({ slug, keys, prices, since, sold }: KnownCar, nameOf: (slug: string) => string) => ({
	...{ slug, prices, since, sold },
	name: nameOf(slug),
	hasVin: keys[0] !== '',
});

/** What cars are called, by their addresses: as the last build noted it; of cars that it did not know, what the address says. */
export function carNames(out: string, slug: string): (car: string) => string {
	const named = new Map(lastCars(tenantDirs(out, slug).cars)?.cars.map((car) => [car.slug, car.name]));
	return (car) => brandedName(named.get(car) ?? carWords(car));
}

/** A car that a site shows, as far as a search over all sites needs it. */
type NamedCar = { slug: string; name: string; text: string };

const readers = new Map<string, (root: string) => readonly NamedCar[]>();

/** The cars that a site shows now, by name: read again once the site is another one, as a fleet has thousands. */
export function knownCars(tenant: HostedTenant, out: string): readonly NamedCar[] {
	if (!tenant.root) return [];
	const key = tenantDirs(out, tenant.slug).cars;
	const read = readers.get(key) ?? newReader(out, tenant.slug);
	readers.set(key, read);
	return read(tenant.root);
}

const newReader = (out: string, slug: string) =>
	whileUnchanged<readonly NamedCar[]>(
		(root) => [join(root, publishedFile(stockRecordPath)), tenantDirs(out, slug).cars],
		(root) =>
			(siteCars({ slug, root, report: null }, out) ?? [])
				.filter(({ gone }) => gone === null)
				.map(({ slug: car, name }) => ({ slug: car, name, text: `${name} ${car}` })),
	);
