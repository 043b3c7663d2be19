import { z } from 'zod';
import { isoDay } from '../../domain/hours/days.ts';
import type { KnownLists } from '../../domain/stock/known-lists.ts';
import type { PastCar } from '../../domain/stock/past-car.ts';
import type { LossCount } from '../../domain/stock/stock-gate.ts';
import type { GoneCar, KnownCar, StockHistory } from '../../domain/stock/stock-history.ts';
import { storedPastCar } from './stored-past.ts';
import { readPrices, storedPrices, writePrices } from './stored-prices.ts';

/**
 * What must outlive a checkout, as a file of the published site: the cars that it lists and lately listed, with the prices
 * that its pages showed, and the days of its pages. The next build reads it back, from the published folder or over HTTP.
 * No personal data, no secrets, and nothing that was not on a page.
 */
export const stockRecordPath = '/stock-record.json';

export type StockRecord = {
	/** Slug of the tenant that it is about. */
	tenant: string;
	/** When the publication was built that it came with, in Unix seconds. */
	built: number;
	losses: LossCount;
	/** What its prices are: those of another basis or currency cannot be compared. */
	priced: string;
	history: StockHistory;
	/** The latest gone cars as they were, by slug. */
	past: Readonly<Record<string, PastCar>>;
	lists: KnownLists;
	/** Days on which pages got the bytes that they have, `YYYY-MM-DD`, by the start of the hash of these. */
	pages: ReadonlyMap<string, string>;
};

const version = 4;
const day = z.iso.date();
const slug = z.string().regex(/^[A-Za-z0-9_-]+$/);
const key = z.string().max(16);
const listKey = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/);
const former = z.array(z.tuple([slug, day]));
const moment = z.int().nonnegative();
const count = z.int().nonnegative();
const known = [slug, day, key, key, key, former] as const;
const prices = storedPrices.optional();
const sold = day.optional();

/** Lists instead of objects: a site may have 16,000 cars. What an earlier version did not have is at their end, or may be missing. */
const storedSchema = z.strictObject({
	format: z.literal('forecourt stock record'),
	version: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(version)]),
	tenant: z.string(),
	built: moment,
	listed: count,
	losses: z.strictObject({ since: moment, known: count, lost: count }),
	priced: z.string().optional(),
	began: day.optional(),
	cars: z.array(z.tuple([...known, prices, sold])),
	gone: z.array(z.tuple([...known, day, z.boolean(), prices, sold])),
	pages: z.record(day, z.string()),
	lists: z.tuple([z.array(listKey), z.array(listKey)]).optional(),
	past: z.record(slug, storedPastCar).optional(),
});

type Stored = z.output<typeof storedSchema>;

/** Letters of a page's hash that are kept: 48 bits. */
const hashLength = 8;

/** The part of the hash of a page's bytes that the record knows the page by. */
export const shortHashOf = (hash: string): string => hash.slice(0, hashLength);

/** The record as it is published. */
export function storedRecord({ tenant, built, losses, priced, history, past, lists, pages }: StockRecord): Stored {
	const byDay = Map.groupBy([...pages.keys()].sort(), (hash) => pages.get(hash) ?? '');
	return {
		format: 'forecourt stock record',
		version,
		tenant,
		built,
		listed: history.cars.length,
		losses,
		priced,
		began: history.began,
		cars: history.cars.map((car) => [...storedCar(car), ...storedPast(car)]),
		gone: history.gone.map((car) => [...storedCar(car), car.gone, car.unread, ...storedPast(car)]),
		pages: Object.fromEntries([...byDay].sort().map(([on, hashes]) => [on, hashes.join('')])),
		lists: [[...lists.present], [...lists.lost]],
		past: structuredClone(past) as Stored['past'],
	};
}

const storedCar = ({ slug, since, keys, former }: KnownCar) =>
	[slug, since, ...keys, former.map((one): [string, string] => [one.slug, one.day])] as const;

/** What most cars have little of: a list as short as can be. */
function storedPast({ prices, since, sold }: KnownCar): [number[]?, string?] {
	const list = writePrices(prices, since);
	if (sold) return [list.length > 0 ? list : [0], sold];
	return list.length > 0 ? [list] : [];
}

type Read = { ok: true; record: StockRecord } | { ok: false; found: string };

/** Reads a published record; one that is damaged, newer or another tenant's is refused in words, never taken for none. */
export function readRecord(text: string, tenant: string): Read {
	const stored = parsed(text);
	if (Object(stored).version > version) {
		return { ok: false, found: `a record of version ${Object(stored).version}, which a newer Forecourt has written` };
	}
	const checked = storedSchema.safeParse(stored);
	if (!checked.success || checked.data.listed !== checked.data.cars.length) {
		return { ok: false, found: 'a record that is damaged' };
	}
	const { data } = checked;
	if (data.tenant !== tenant) return { ok: false, found: `the record of the site "${data.tenant}"` };
	return { ok: true, record: recordOf(data) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// Cut off, or a page in its place: what is wrong is said of the whole.
		return null;
	}
}

function recordOf({
	tenant,
	built,
	losses,
	priced = '',
	began,
	cars,
	gone,
	pages,
	lists,
	past = {},
}: Stored): StockRecord {
	const days = Object.entries(pages).flatMap(([on, hashes]) =>
		(hashes.match(new RegExp(`.{${hashLength}}`, 'g')) ?? []).map((hash): [string, string] => [hash, on]),
	);
	const history = {
		// Version 1 did not say when it began: of the cars in it nobody knows when they came.
		began: began ?? isoDay(built),
		cars: cars.map(([slug, since, vin, stocknum, id, former, prices, sold]) =>
			carOf([slug, since, vin, stocknum, id, former], prices, sold),
		),
		gone: gone.map(([slug, since, vin, stocknum, id, former, gone, unread, prices, sold]): GoneCar => {
			return { ...carOf([slug, since, vin, stocknum, id, former], prices, sold), gone, unread };
		}),
	};
	const [present, lost] = lists ?? [[], []];
	return { tenant, built, losses, priced, history, past, lists: { present, lost }, pages: new Map(days) };
}

type StoredCar = [string, string, string, string, string, [string, string][]];

function carOf([slug, since, vin, stocknum, id, former]: StoredCar, prices: number[] = [], sold?: string): KnownCar {
	return {
		slug,
		since,
		keys: [vin, stocknum, id],
		former: former.map(([slug, day]) => ({ slug, day })),
		prices: readPrices(prices, since),
		sold: sold ?? null,
	};
}
