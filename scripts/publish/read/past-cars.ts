import { mostPastCars, type PastCar } from '../../../src/domain/stock/past-car.ts';
import type { GoneCar } from '../../../src/domain/stock/stock-history.ts';
import { pastCar } from '../../../src/site/cars/past-car.ts';
import { ownFiles } from './own-files.ts';
import type { Pulled } from './pull.ts';

type Sources = {
	pulled: Pick<Pulled, 'soldAway' | 'feed' | 'snapshot' | 'assets'>;
	/** What the published site remembers of cars that were gone by then. */
	before: Readonly<Record<string, PastCar>>;
	/** How it tells of the cars that it lists, where some have left the feed. */
	rows: ReadonlyMap<string, PastCar>;
	/** Unix seconds. */
	now: number;
};

/**
 * The latest gone cars as they were, by slug (SITE-7): as the feed has them, else as the site has told of them. Of a car that the
 * dealer keeps off the site, or whose record cannot be read, nothing more is said. A picture that the tenant has removed is left out.
 */
export function pastCars(
	gone: readonly GoneCar[],
	{ pulled, before, rows, now }: Sources,
): Readonly<Record<string, PastCar>> {
	const { config } = pulled.snapshot;
	const inFeed = new Map(pulled.soldAway.map((car) => [car.slug, car]));
	const hidden = new Set(
		pulled.feed.flatMap(({ slug, state }) => (state === 'off' || state === 'unread' ? [slug] : [])),
	);
	const hasFile = ownFiles(pulled.assets);
	const isThere = (image: string): boolean => !image.startsWith('/') || hasFile(image);
	const known = gone.flatMap(({ slug, sold, unread }): [string, PastCar][] => {
		if (unread || hidden.has(slug)) return [];
		const car = inFeed.get(slug);
		const past = car ? pastCar(car, config, now) : (before[slug] ?? rows.get(slug));
		if (!past) return [];
		const image = past.image && isThere(past.image) ? past.image : null;
		return [[slug, { ...past, sold: past.sold || sold !== null, image }]];
	});
	return Object.fromEntries(known.slice(0, mostPastCars));
}
