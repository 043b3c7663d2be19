import { z } from 'zod';
import type { LossCount } from '../../domain/stock/stock-gate.ts';
import type { GoneCar, KnownCar, StockHistory } from '../../domain/stock/stock-history.ts';

/**
 * What must outlive a checkout, as a file of the published site: the cars that it lists and lately listed, and the days
 * of its pages. The next build reads it back, from the published folder or over HTTP. No personal data and no secrets.
 */
export const stockRecordPath = '/stock-record.json';

export type StockRecord = {
	/** Slug of the tenant that it is about. */
	tenant: string;
	/** When the publication was built that it came with, in Unix seconds. */
	built: number;
	losses: LossCount;
	history: StockHistory;
	/** Days on which pages got the bytes that they have, `YYYY-MM-DD`, by the start of the hash of these. */
	pages: ReadonlyMap<string, string>;
};

const version = 1;
const day = z.iso.date();
const slug = z.string().regex(/^[A-Za-z0-9_-]+$/);
const key = z.string().max(16);
const former = z.array(z.tuple([slug, day]));
const moment = z.int().nonnegative();
const count = z.int().nonnegative();

/** Lists instead of objects: a site may have 16,000 cars. */
const storedSchema = z.strictObject({
	format: z.literal('forecourt stock record'),
	version: z.literal(version),
	tenant: z.string(),
	built: moment,
	listed: count,
	losses: z.strictObject({ since: moment, known: count, lost: count }),
	cars: z.array(z.tuple([slug, day, key, key, key, former])),
	gone: z.array(z.tuple([slug, day, key, key, key, former, day, z.boolean()])),
	pages: z.record(day, z.string()),
});

type Stored = z.output<typeof storedSchema>;

/** Letters of a page's hash that are kept: 48 bits. */
const hashLength = 8;

/** The part of the hash of a page's bytes that the record knows the page by. */
export const shortHashOf = (hash: string): string => hash.slice(0, hashLength);

/** The record as it is published. */
export function storedRecord({ tenant, built, losses, history, pages }: StockRecord): Stored {
	const common = ({ slug, since, keys, former }: KnownCar): Stored['cars'][number] => [
		slug,
		since,
		...keys,
		former.map((one): [string, string] => [one.slug, one.day]),
	];
	const byDay = Map.groupBy([...pages.keys()].sort(), (hash) => pages.get(hash) ?? '');
	return {
		format: 'forecourt stock record',
		version,
		tenant,
		built,
		listed: history.cars.length,
		losses,
		cars: history.cars.map(common),
		gone: history.gone.map((car): Stored['gone'][number] => [...common(car), car.gone, car.unread]),
		pages: Object.fromEntries([...byDay].sort().map(([on, hashes]) => [on, hashes.join('')])),
	};
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

function recordOf({ tenant, built, losses, cars, gone, pages }: Stored): StockRecord {
	const common = ([slug, since, vin, stocknum, id, former]: Stored['cars'][number]): KnownCar => ({
		slug,
		since,
		keys: [vin, stocknum, id],
		former: former.map(([slug, day]) => ({ slug, day })),
	});
	const goneCars = gone.map(
		([slug, since, vin, stocknum, id, former, day, unread]): GoneCar => ({
			...common([slug, since, vin, stocknum, id, former]),
			gone: day,
			unread,
		}),
	);
	const days = Object.entries(pages).flatMap(([on, hashes]) =>
		(hashes.match(new RegExp(`.{${hashLength}}`, 'g')) ?? []).map((hash): [string, string] => [hash, on]),
	);
	return { tenant, built, losses, history: { cars: cars.map(common), gone: goneCars }, pages: new Map(days) };
}
