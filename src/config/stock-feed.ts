import { z } from 'zod';
import { access, isOpenAccess } from './feed-access.ts';
import { reading } from './feed-reading.ts';
import { sftpAccess } from './sftp-access.ts';
import { off, text } from './value.ts';

/** Keys of every feed. */
const limits = {
	max_left_out_share: z
		.number()
		.min(0)
		.max(1)
		.default(0.2)
		.describe(
			'Share of records that may be left out, from 0 to 1. Above it the feed counts as broken and the build fails.',
		),
	max_gone_share: z
		.number()
		.min(0)
		.max(1)
		.default(0.15)
		.describe(
			'Share of the published cars that may disappear from the feed within a day without being sold. Above it the feed is held back until you build with --accept-shrink. Three cars may always disappear, but never more than half of them.',
		),
	max_gone_share_week: z
		.number()
		.min(0)
		.max(1)
		.default(0.28)
		.describe(
			'The same share when the site was last published a week ago or earlier. Between a day and a week, the limit rises in proportion.',
		),
	max_growth_share: z
		.number()
		.min(0)
		.default(1)
		.describe(
			'Share by which the number of published cars may grow at once: 1 means twice as many. Fifty more cars are always accepted.',
		),
	warn_after_days: z
		.number()
		.positive()
		.default(14)
		.describe(
			'Age in days above which a feed gives a warning, where the file or the server tells when it was last changed.',
		),
	max_age_days: z
		.number()
		.positive()
		.optional()
		.describe(
			'Age in days above which a feed is held back until you build with --accept-shrink. Left out: an old feed only gives a warning.',
		),
	last_row_may_be_short: off(
		'The last row of the feed is a total or a note, not a car, and is not a sign that the feed was cut off.',
	),
};

const file = z.strictObject({
	type: z.literal('file'),
	path: text.describe(
		'Path of the feed, from the tenant’s folder and within tenants/ (../_shared/stock.jsonl), or an absolute path.',
	),
	...reading,
	...limits,
});

const url = z
	.strictObject({
		type: z.literal('url').describe('A feed at a web address.'),
		url: z
			.url({ protocol: /^https?$/, error: 'an address that starts with https:// or http://' })
			.refine((address) => !URL.parse(address)?.username, {
				error: 'an address without user name and password: "auth" names the variable that has the password',
			})
			.describe('Address of the feed.'),
		...access,
		...reading,
		...limits,
	})
	.refine((feed) => !isOpenAccess(feed), {
		path: ['url'],
		error: 'an address that starts with https://, since the feed has "auth"',
	});

const sftp = z.strictObject({
	type: z.literal('sftp').describe('A file on an SFTP server.'),
	...sftpAccess,
	...reading,
	...limits,
});

const typesense = z.strictObject({
	type: z.literal('typesense'),
	collection: z
		.string({ error: 'the name of a collection: letters, digits, _ and -' })
		.regex(/^[\w-]+$/)
		.default('production_cars')
		.describe('Collection or alias with the cars.'),
	host: z
		.url({ protocol: /^https?$/, error: 'an address that starts with https:// or http://' })
		.optional()
		.describe('Address of the server, https://search.example.com. Default: the environment variable TYPESENSE_URL.'),
	...limits,
});

const none = z.strictObject({ type: z.literal('none'), ...limits });

/** Builds once made up stock for `sample`. */
function noSample({ code, input }: { code?: string; input?: unknown }): string | undefined {
	const isSample = code === 'invalid_union' && Object(input).type === 'sample';
	return isSample
		? 'file, url, sftp, typesense or none, because builds no longer make up stock. Cars to look at are in the file ../_shared/stock/start.jsonl'
		: undefined;
}

/** Where a tenant's stock comes from (SITE-5); `none` is a site that has no stock. */
export const stockFeedSchema = z.discriminatedUnion('type', [file, url, sftp, typesense, none], { error: noSample });

export type StockFeed = z.output<typeof stockFeedSchema>;
export type FeedOf<Type extends StockFeed['type']> = Extract<StockFeed, { type: Type }>;

/** Whether a single car can be asked for at any time: the feed is on a server (ROUTE-2). */
export const hasLiveSource = (feed: StockFeed): feed is FeedOf<'url'> | FeedOf<'typesense'> =>
	feed.type === 'url' || feed.type === 'typesense';
