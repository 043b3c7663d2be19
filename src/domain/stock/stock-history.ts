import { nextPrices, type ShownPrice } from './price-history.ts';
import { type Identified, pairCars } from './same-car.ts';

/**
 * What a site remembers of its cars from one build to the next: which it lists, since when, for which prices and under
 * which addresses before, and which are gone (SITE-7). Days are `YYYY-MM-DD`.
 */
export type StockHistory = {
	/** The first day that it knows of: of cars that were there then nobody can say when they came. '' before the first. */
	readonly began: string;
	readonly cars: readonly KnownCar[];
	readonly gone: readonly GoneCar[];
};

/** An address that a car had before, and the day on which it got another one. */
type Former = { readonly slug: string; readonly day: string };

export type KnownCar = Identified & {
	readonly since: string;
	readonly former: readonly Former[];
	/** The prices that its pages have shown, the present one last. */
	readonly prices: readonly ShownPrice[];
	/** The day on which it was first seen sold; null while it is for sale. */
	readonly sold: string | null;
};

/** `unread`: its record is still in the feed, but no car could be made of it, so nobody can say that it is sold. */
export type GoneCar = KnownCar & { readonly gone: string; readonly unread: boolean };

/** A car of the feed: on the site, sold and off the site (since `goneSince`, where that is known), kept off it, or unreadable. */
export type FeedCar = Identified & {
	readonly state: 'listed' | 'sold' | 'off' | 'unread';
	readonly goneSince?: string | undefined;
	/** The price that its pages show, in dollars. */
	readonly price?: number | undefined;
	/** It is listed as sold. */
	readonly isSold?: boolean | undefined;
};

/** So many gone cars are remembered, however long ago, so that a clock that is wrong for one build forgets none. */
const mostRemembered = 2_000;

/**
 * The history after this feed, and the cars that were listed and that the feed no longer has as listed or sold: those
 * that a broken feed would lose.
 */
export function nextHistory(
	before: StockHistory,
	feed: readonly FeedCar[],
	today: string,
): { history: StockHistory; lost: KnownCar[] } {
	const listed = feed.filter(({ state }) => state === 'listed');
	const same = pairCars(before.cars, listed);
	const back = pairCars<KnownCar, FeedCar>(
		before.gone,
		listed.filter((car) => !same.has(car)),
	);
	const found = new Set<KnownCar>([...same.values(), ...back.values()]);
	const heirs = heirsOf([...before.cars, ...before.gone], { found, listed });
	const isAway = (car: KnownCar): boolean => !found.has(car) && !heirs.has(car);
	const left = before.cars.filter(isAway);
	const away = before.gone.filter(isAway);
	const inFeed = inFeedStill(feed, { left, away });
	const isUnread = (car: KnownCar): boolean => inFeed.get(car)?.state === 'unread';
	const taken = new Set(listed.map(slugOf));
	const willed = Map.groupBy(heirs.keys(), (car) => heirs.get(car));
	const cars = listed.map((car): KnownCar => {
		const known = same.get(car) ?? back.get(car);
		const former = formerOf([...(known ? [known] : []), ...(willed.get(car) ?? [])], { today, taken });
		const prices = nextPrices(known?.prices ?? [], car.price ?? null, today);
		const sold = car.isSold ? soldSince(known, today) : null;
		return { keys: car.keys, slug: car.slug, since: known?.since ?? today, former, prices, sold };
	});
	const goneOne = (car: KnownCar, since: string): GoneCar => {
		const sold = inFeed.get(car)?.state === 'sold' ? soldSince(car, since) : car.sold;
		return { ...car, prices: nextPrices(car.prices, null, since), sold, gone: since, unread: isUnread(car) };
	};
	const gone = [
		...left.map((car) => goneOne(car, today)),
		...away.map((car) => goneOne(car, car.gone)),
		...soldUnseen(feed, { paired: new Set(inFeed.values()), listed }),
	];
	const lost = left.filter((car) => inFeed.get(car)?.state !== 'sold');
	return { history: { began: before.began || today, cars, gone: latest(gone) }, lost };
}

/** Since when a sold car has been sold, where its feed does not say: since it was first seen sold, or was gone. */
export function soldSince(known: KnownCar | GoneCar | undefined, today: string): string {
	return known?.sold ?? (known && 'gone' in known ? known.gone : today);
}

/** What the feed says of cars that are not listed any more, by the car. */
function inFeedStill(
	feed: readonly FeedCar[],
	{ left, away }: { left: readonly KnownCar[]; away: readonly KnownCar[] },
): Map<KnownCar, FeedCar> {
	const notListed = feed.filter(({ state }) => state !== 'listed');
	const first = pairCars(left, notListed);
	const second = pairCars(
		away,
		notListed.filter((car) => !first.has(car)),
	);
	return new Map([...first, ...second].map(([car, known]) => [known, car]));
}

/** Cars that are not there under their own record, but whose VIN a listed car has: visitors are led to that one. */
function heirsOf(
	known: readonly KnownCar[],
	{ found, listed }: { found: ReadonlySet<KnownCar>; listed: readonly FeedCar[] },
): Map<KnownCar, FeedCar> {
	const byVin = new Map([...listed].reverse().map((car) => [car.keys[0], car]));
	byVin.delete('');
	return new Map(
		known.flatMap((car) => {
			const heir = found.has(car) ? undefined : byVin.get(car.keys[0]);
			return heir ? [[car, heir] as const] : [];
		}),
	);
}

/** The addresses that lead to a car: all that it had, except those that a listed car has now. */
function formerOf(
	cars: readonly KnownCar[],
	{ today, taken }: { today: string; taken: ReadonlySet<string> },
): readonly Former[] {
	const former = new Map<string, Former>();
	for (const { slug, former: earlier } of cars) {
		for (const one of [{ slug, day: today }, ...earlier]) {
			const key = slugOf(one);
			if (!taken.has(key) && !former.has(key)) former.set(key, one);
		}
	}
	return [...former.values()];
}

/** Cars that the feed has as sold for longer than they are shown, and that this history has never seen. */
function soldUnseen(
	feed: readonly FeedCar[],
	{ paired, listed }: { paired: ReadonlySet<FeedCar>; listed: readonly FeedCar[] },
): GoneCar[] {
	const slugs = new Set(listed.map(slugOf));
	const vins = new Set(listed.map(({ keys }) => keys[0]).filter(Boolean));
	return feed.flatMap((car) => {
		const { keys, slug, state, goneSince } = car;
		if (state !== 'sold' || !goneSince || paired.has(car) || slugs.has(slugOf(car)) || vins.has(keys[0])) return [];
		const known = { keys, slug, since: goneSince, former: [], prices: [], sold: goneSince };
		return [{ ...known, gone: goneSince, unread: false }];
	});
}

/** The latest that are remembered, each address once. */
function latest(gone: readonly GoneCar[]): GoneCar[] {
	const bySlug = new Map<string, GoneCar>();
	for (const car of [...gone].sort(latestFirst)) if (!bySlug.has(slugOf(car))) bySlug.set(slugOf(car), car);
	return [...bySlug.values()].slice(0, mostRemembered);
}

function latestFirst(one: GoneCar, other: GoneCar): number {
	if (one.gone !== other.gone) return one.gone < other.gone ? 1 : -1;
	return one.slug < other.slug ? -1 : 1;
}

/** Slugs are compared without case, as file systems and hosts may not tell cases apart. */
const slugOf = ({ slug }: { slug: string }): string => slug.toLowerCase();
