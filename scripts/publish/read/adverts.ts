import { z } from 'zod';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { notedJson, notedText } from '../disk/noted-file.ts';
import { writeWhole } from '../disk/write-whole.ts';

/** How whole the advert of a listed car is, and since when the dealer has the car. */
export type Advert = {
	/** How many photos its page shows. */
	photos: number;
	/** Whether the dealer has written something about it. */
	hasComments: boolean;
	/** The day on which it came in, `YYYY-MM-DD`: as its feed says, else as the site saw it; null where neither knows. */
	arrived: string | null;
};

const line = z.tuple([z.string(), z.number(), z.boolean(), z.string().nullable()]);
const schema = z.object({ version: z.literal(1), cars: z.array(line) });

/** Notes of each listed car what its advert has, for the list of cars of operators (SITE-7), unless the file says so already. */
export function noteAdverts(file: string, { cars }: Pick<Snapshot, 'cars'>): void {
	const lines = cars.map(({ slug, images, dealercomments, arrived }) => [
		slug,
		images.length,
		Boolean(dealercomments),
		arrived ?? null,
	]);
	const text = `${JSON.stringify({ version: 1, cars: lines })}\n`;
	if (notedText(file) !== text) writeWhole(file, text, { mode: 0o600, sync: false });
}

/** What the last build noted, by the car's slug; nothing where that is not known on this machine. */
export function advertsIn(file: string): ReadonlyMap<string, Advert> {
	const noted = schema.safeParse(notedJson(file));
	if (!noted.success) return new Map();
	return new Map(
		noted.data.cars.map(([slug, photos, hasComments, arrived]) => [slug, { photos, hasComments, arrived }]),
	);
}
