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
