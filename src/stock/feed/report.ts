/** What happened to one record of a feed on its way to a car (SITE-5). */
export type StockNote = {
	/** Where in the feed: its line (CSV, JSONL) or position (JSON), from 1; 0 for a car whose pages could not be made. */
	record: number;
	/** The stock number, slug or name, as far as the record has one. */
	car: string;
	field: string;
	/** What stood there, shortened. */
	value: string;
	reason: string;
};

/** The stock report of one feed: every record is either a car or left out with its reason. */
export type StockReport = {
	/** Records read from the feed. */
	read: number;
	/** Records that became cars, listed or not. */
	usable: number;
	/** Cars on the tenant's public site, after the tenant's filter and the listing rule (SITE-6, SITE-7). */
	listed: number;
	/** Usable cars that the tenant's filter or the listing rule keeps off the site, by reason. */
	notListed: Record<string, number>;
	leftOut: StockNote[];
	repaired: StockNote[];
	warnings: StockNote[];
};

/** The report without what the listing step knows. */
export type NormaliseReport = Omit<StockReport, 'listed' | 'notListed'>;

const longest = 60;

/** A value of a feed as the stock report shows it: on one line, shortened. */
export function excerpt(value: unknown): string {
	if (value === undefined || value === null) return '';
	const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 4 * longest);
	const oneLine = text.replace(/\s+/g, ' ').trim();
	return oneLine.length > longest ? `${oneLine.slice(0, longest - 1)}…` : oneLine;
}

/**
 * Whether so many records were left out that the feed itself is likely to be broken: more than `maxShare` (0–1) of
 * those read, or all of them. Then the tenant fails and its published site stays as it was.
 */
export function isTooMuchLeftOut({ read, leftOut }: NormaliseReport, maxShare: number): boolean {
	return leftOut.length > 0 && (leftOut.length === read || leftOut.length / read > maxShare);
}
