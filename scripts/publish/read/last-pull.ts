import { hash } from 'node:crypto';
import { z } from 'zod';
import type { CarKeys } from '../../../src/domain/stock/same-car.ts';
import { memo } from '../../../src/site/memo.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { carKeys } from '../../../src/stock/car/car-keys.ts';
import { asTheFeedSays } from '../../../src/stock/car/remembered-car.ts';
import { notedJson, notedText } from '../disk/noted-file.ts';
import { writeWhole } from '../disk/write-whole.ts';

/** A listed car in short, to compare it with what the feed says later. */
export type PulledCar = {
	slug: string;
	keys: CarKeys;
	name: string;
	/** In dollars; null where it has none. */
	price: number | null;
	status: string;
	/** Hash of everything else about it; '' where nothing is known but who it is. */
	rest: string;
};

/** The cars that a site was last published with, and when, in Unix seconds. */
export type LastCars = { built: number; cars: PulledCar[] };

const version = 1;
const key = z.string();
const schema = z.object({
	version: z.literal(version),
	built: z.number(),
	cars: z.array(z.tuple([z.string(), key, key, key, z.string(), z.number().nullable(), z.string(), z.string()])),
});

/** Only its owner may read what is noted: a config from the dashboard may hold more than the site shows. */
const writing = { mode: 0o600, sync: false };

/** A car in short: what its feed says, as `npm run pull` compares it with the feed alone. */
export function pulledCar(car: Car): PulledCar {
	const { slug, name, price = null, status, ...rest } = asTheFeedSays(car);
	const short = hash('sha1', JSON.stringify(rest), 'base64url').slice(0, 10);
	return { slug, keys: carKeys(car), name, price, status, rest: short };
}

/** A car in short, as it was written before, by the very car. */
export const newKnownShorts = (): WeakMap<Car, string> => new WeakMap();

/** Notes the cars that a site was built from, for `npm run pull`, unless the file has these; `known` has those that were noted before. */
export function noteCars(
	file: string,
	{ cars, now }: Pick<Snapshot, 'cars' | 'now'>,
	known: WeakMap<Car, string> = newKnownShorts(),
): void {
	const shortOf = memo((car: Car) => {
		const { slug, keys, name, price, status, rest } = pulledCar(car);
		return JSON.stringify([slug, ...keys, name, price, status, rest]);
	}, known);
	const list = `"cars":[${cars.map((car) => shortOf(car)).join()}]}\n`;
	if (notedText(file)?.endsWith(`,${list}`)) return;
	writeWhole(file, `{"version":${version},"built":${now},${list}`, writing);
}

/** Notes the config that a site was built from, unless that is what the file says already. */
export function noteConfig(file: string, config: unknown): void {
	const text = `${JSON.stringify(config ?? null)}\n`;
	if (notedText(file) !== text) writeWhole(file, text, writing);
}

/** The cars that a site was last built from; null where that is not known on this machine. */
export function lastCars(file: string): LastCars | null {
	const noted = schema.safeParse(notedJson(file));
	if (!noted.success) return null;
	const { built, cars } = noted.data;
	return {
		built,
		cars: cars.map(([slug, vin, stocknum, id, name, price, status, rest]) => ({
			...{ slug, name, price, status, rest },
			keys: [vin, stocknum, id],
		})),
	};
}

/** The config that a site was last built from; null where that is not known on this machine. */
export const lastConfig = (file: string): unknown => notedJson(file);
