type Ranked = Readonly<Record<string, unknown>>;

/**
 * The records with their ranks dealt out again, as by a dealer who looks at the list: of those ranked the ones that can be bought today
 * stay so, each has a rank of its own, and two neighbours have another body and another colour, as far as there are others.
 */
export function spreadRanks<Stock extends Ranked>(records: readonly Stock[]): Stock[] {
	const rank = (record: Stock): number => Number(record['custom_rank']);
	const waiting = records.filter((record) => rank(record) > 0 && isForToday(record)).sort((a, b) => rank(b) - rank(a));
	const rankOf = new Map<Stock, number>();
	let last: Stock | undefined;
	while (waiting.length > 0) {
		const at = waiting.indexOf(leastLike(last, waiting));
		const [next] = waiting.splice(at, 1);
		if (next) rankOf.set(next, waiting.length + 1);
		last = next;
	}
	return records.map((record) => ({ ...record, custom_rank: rankOf.get(record) ?? 0 }));
}

const isForToday = ({ status, reserved }: Ranked): boolean => status === 'in_stock' && reserved !== true;

/** The first of those that share the least with the one before. */
function leastLike<Stock extends Ranked>(last: Stock | undefined, waiting: readonly Stock[]): Stock {
	const isSame = (record: Stock, field: string): number => Number(record[field] === last?.[field]);
	const shared = (record: Stock): number => isSame(record, 'simple_body') * 2 + isSame(record, 'colour');
	return waiting.reduce((best, other) => (shared(other) < shared(best) ? other : best));
}
