import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SavedCar, type SavedCarsFile, savedCarsPath } from '../../../src/contract/saved-cars.ts';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import { carWords } from '../../../src/domain/words/car-words.ts';
import type { AdfLead } from '../adf/adf-lead.ts';
import { answer } from '../adf/answers.ts';
import { isOwnVehicle } from '../adf/vehicles.ts';

/** A lead of a site, and the environment as its tenant sees it. */
type Sent = Pick<AdfLead, 'lead' | 'site'> & { env: NodeJS.ProcessEnv };

/** The car of the dealer that somebody wants for the vehicle that they offer, as its site calls it. */
export type WantedCar = { name: string; page: string };

/**
 * The car that a trade-in is for. Its form asks for the visitor's own under the keys of a vehicle's name, so that the lead has
 * our car by its numbers only: it is looked up in the site where this machine has built it, else read from the address of the
 * car's page, where the form was opened there, else asked of the published site, as functions of a host elsewhere have to. Null where
 * nothing names it, and for leads without such a car.
 */
export async function wantedCar({ lead, site, env }: Sent): Promise<WantedCar | null> {
	const [id, stock] = [answer(lead.payload, 'car_id'), answer(lead.payload, 'stock_number')];
	if (!isOwnVehicle(lead) || (!id && !stock)) return null;
	const out = dirname(env['FORECOURT_ANSWERS'] || 'dist/.forecourt');
	const named = (cars: readonly SavedCar[] | null): WantedCar | null => {
		const car = cars?.find(
			(one) => String(one.id) === id || (stock !== '' && one.about.values?.['stock_number'] === stock),
		);
		if (!car) return null;
		return { name: [car.name, car.variant].filter(Boolean).join(' '), page: new URL(car.path, site.url).href };
	};
	const built = await carsIn(join(out, site.slug, savedCarsPath));
	const known = named(built) ?? fromPage(answer(lead.payload, 'page_id'), { stock, site });
	return known ?? (built ? null : named(await carsAt(site.url)));
}

/** What a site says of its cars to its own pages; null where it was built elsewhere. */
async function carsIn(file: string): Promise<readonly SavedCar[] | null> {
	try {
		return (JSON.parse(await readFile(file, 'utf8')) as SavedCarsFile).cars;
	} catch {
		// No such file, or one that a kill cut short: the letter has the number.
		return null;
	}
}

/** A letter does not wait longer for the name of a car. */
const timeoutMs = 4_000;

/** What the published site says of them; null where it does not answer. */
async function carsAt(siteUrl: string): Promise<readonly SavedCar[] | null> {
	try {
		const answer = await fetch(new URL(savedCarsPath, siteUrl), { signal: AbortSignal.timeout(timeoutMs) });
		const { cars } = (await answer.json()) as Partial<SavedCarsFile>;
		return Array.isArray(cars) ? cars : null;
	} catch {
		// Not there, or not in time: the letter has the number.
		return null;
	}
}

/** `/cars/2021-kia-rio-k7/` */
function fromPage(page: string, { stock, site }: { stock: string; site: AdfLead['site'] }): WantedCar | null {
	const slug =
		page
			.replace(/[?#].*$/, '')
			.split('/')
			.filter(Boolean)
			.at(-1) ?? '';
	const path = slug && vehiclePath(site.template, slug);
	if (path === '' || !page.startsWith(path)) return null;
	const end = `-${stock.toLowerCase()}`;
	const named = stock && slug.endsWith(end) ? slug.slice(0, -end.length) : slug;
	return { name: carWords(named), page: new URL(path, site.url).href };
}
