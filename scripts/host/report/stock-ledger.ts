import { notListedReasons } from '../../../src/stock/listing/listing.ts';
import type { ReportedStock } from '../../publish/report/build-report.ts';
import { sentence } from '../wording.ts';

/** A line of the ledger: what it counts, how many, and whether these are taken away. */
export type LedgerLine = { name: string; count: number; isLess: boolean };

/** In words for a dealer why cars are not on the site. */
const reasonWords: Readonly<Record<string, string>> = {
	[notListedReasons.rows]: 'Left out by the settings of the stock feed',
	[notListedReasons.filter]: 'Left out by the site’s settings',
	[notListedReasons.hidden]: 'Not marked to be shown on the website',
	[notListedReasons.sold]: 'Sold too long ago, or without a date',
};

/** From the records of a feed to the cars on the site: the first line less all others but the last makes the last (SITE-5). */
export function stockLedger({ read, listed, notListed, leftOut }: ReportedStock): LedgerLine[] {
	const { [notListedReasons.rows]: unread = 0, ...reasons } = notListed;
	const broken = leftOut.filter(({ record }) => record === 0).length;
	const less: [string, number][] = [
		[notListedReasons.rows, unread],
		['left out, as they cannot become cars', leftOut.length - broken],
		...Object.entries(reasons),
		['left out, as their pages cannot be made', broken],
	];
	return [
		{ name: 'Records in the feed', count: read + unread, isLess: false },
		...less
			.filter(([, count]) => count > 0)
			.map(([name, count]) => ({ name: reasonWords[name] ?? sentence(name), count, isLess: true })),
		{ name: 'Cars on the site', count: listed, isLess: false },
	];
}
