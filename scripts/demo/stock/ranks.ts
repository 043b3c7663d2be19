type Ranked = Readonly<Record<string, unknown>>;

/**
 * The records with their ranks dealt out again, as by a dealer who looks at the list: of those ranked the ones that can be bought today
 * stay so, each has a rank of its own, the recent ones with pictures lead and vans do not, and two neighbours have another body and another colour,
 * as far as there are others.
 */
export function spreadRanks<Stock extends Ranked>(records: readonly Stock[]): Stock[] {
	const rank = (record: Stock): number => Number(record['custom_rank']);
	const ranked = records.filter((record) => rank(record) > 0 && isForToday(record)).sort((a, b) => rank(b) - rank(a));
	const newest = Math.max(...ranked.map(({ year }) => Number(year)));
	const { leads = [], others = [] } = Object.groupBy(ranked, (record) =>
		leadsList(record, newest) ? 'leads' : 'others',
	);
	const order = [leads, others].reduce<Stock[]>(inTurn, []);
	const rankOf = new Map(order.map((record, index) => [record, order.length - index]));
	return records.map((record) => ({ ...record, custom_rank: rankOf.get(record) ?? 0 }));
}

/** The records behind those that have their place, two neighbours as different as can be. */
function inTurn<Stock extends Ranked>(placed: readonly Stock[], records: readonly Stock[]): Stock[] {
	const order = [...placed];
	const waiting = [...records];
	while (waiting.length > 0) order.push(...waiting.splice(waiting.indexOf(leastLike(order.at(-1), waiting)), 1));
	return order;
}

/** Years and pictures of what a dealer puts into the window. */
const window = { years: 4, pictures: 4 } as const;

const leadsList = ({ year, images, simple_body }: Ranked, newest: number): boolean =>
	Number(year) > newest - window.years &&
	simple_body !== 'Van' &&
	Array.isArray(images) &&
	images.length >= window.pictures;

const isForToday = ({ status, reserved }: Ranked): boolean => status === 'in_stock' && reserved !== true;

/** The first of those that share the least with the one before. */
function leastLike<Stock extends Ranked>(last: Stock | undefined, waiting: readonly Stock[]): Stock {
	const isSame = (record: Stock, field: string): number => Number(record[field] === last?.[field]);
	const shared = (record: Stock): number => isSame(record, 'simple_body') * 2 + isSame(record, 'colour');
	return waiting.reduce((best, other) => (shared(other) < shared(best) ? other : best));
}
