import { z } from 'zod';
import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import type { OffSiteCar } from '../../../src/stock/listing/off-site.ts';
import { notedJson, notedText } from '../disk/noted-file.ts';
import { writeWhole } from '../disk/write-whole.ts';

/** Cars that are noted: a feed that many dealers share has tens of thousands of others’ cars. */
const mostNoted = 2_000;

const line = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string().nullable()]);
const schema = z.object({ version: z.literal(1), all: z.number(), soldDays: z.number(), cars: z.array(line) });

/** The cars of a feed that its site does not list, as far as they are noted. */
export type OffSite = {
	/** How many there were. */
	all: number;
	/** `include_sold_cars_days` at that time. */
	soldDays: number;
	cars: OffSiteCar[];
};

/** Notes which cars of its feed a site does not list, the dealer's own before those that its filter leaves to others (SITE-5). */
export function noteOffSite(file: string, cars: readonly OffSiteCar[], soldDays: number): void {
	const isOthers = ({ reason }: OffSiteCar): boolean => reason === notListedReasons.filter;
	const noted = [...cars.filter((car) => !isOthers(car)), ...cars.filter(isOthers)].slice(0, mostNoted);
	const lines = noted.map(({ slug, stocknum, name, reason, sold }) => [slug, stocknum, name, reason, sold]);
	const text = `${JSON.stringify({ version: 1, all: cars.length, soldDays, cars: lines })}\n`;
	if (notedText(file) !== text) writeWhole(file, text, { mode: 0o600, sync: false });
}

/** What the last build noted of them; null where that is not known on this machine. */
export function offSiteCars(file: string): OffSite | null {
	const noted = schema.safeParse(notedJson(file));
	if (!noted.success) return null;
	const { all, soldDays, cars } = noted.data;
	return {
		all,
		soldDays,
		cars: cars.map(([slug, stocknum, name, reason, sold]) => ({ slug, stocknum, name, reason, sold })),
	};
}
