import { z } from 'zod';
import { carFieldNames } from '../stock/car/car-fields.ts';
import { columnOrder } from './column-order.ts';
import { access, isOpenAccess } from './feed-access.ts';
import { off, text } from './value.ts';

const field = z.enum(carFieldNames);

const columnRule = z
	.strictObject({
		column: text.describe('Name of the column, as in the header.'),
		after: z
			.array(field)
			.min(1)
			.optional()
			.describe(
				'Mapped fields whose values are removed from the front: 2022 MG MG3 Excite, after year, make and model, gives Excite.',
			),
		split: z
			.string()
			.min(1)
			.optional()
			.describe("Text that separates the parts of the value, such as ','. Needs part."),
		part: z.int().positive().optional().describe('Which part to take, from 1. Needs split.'),
		values: z
			.record(z.string(), z.string())
			.optional()
			.describe("Values to replace: { 'Land': 'Land Rover' }. An empty value means unknown."),
	})
	.refine((rule) => (rule.split === undefined) === (rule.part === undefined), {
		error: 'split and part together, or neither',
	});

const columnEntry = z.union([text, columnRule], {
	error: 'the name of a column, or { column, after?, split? with part?, values? }',
});

/** An object with one optional key for each of a car's fields, so that a misspelt field is an unknown key. */
function byField<Value extends z.ZodType>(value: Value) {
	const fields = Object.fromEntries(field.options.map((name) => [name, value.optional()]));
	return z.strictObject(fields as Record<z.output<typeof field>, z.ZodOptional<Value>>);
}

const columns = byField(columnEntry).superRefine((map, { addIssue }) => {
	for (const name of columnOrder(map).faults) {
		const rule = map[name as keyof typeof map];
		const input = typeof rule === 'object' ? rule.after : undefined;
		addIssue({
			code: 'custom',
			path: [name, 'after'],
			input,
			message: 'mapped fields that do not depend on this one',
		});
	}
});

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
		'The last row of the feed is a total or a note, not a car, and is no sign that the feed was cut off.',
	),
};

/** Keys of every feed that is a text file. */
const reading = {
	format: z
		.enum(['csv', 'json', 'jsonl'])
		.optional()
		.describe('Format of the feed. Default: what the ending of its name says.'),
	encoding: z
		.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-1', 'iso-8859-15'])
		.optional()
		.describe(
			'How the text is encoded. A byte order mark counts more. Default: UTF-8, or Windows-1252 where it is not UTF-8.',
		),
	archive_file: text
		.optional()
		.describe(
			'Which file of a zip archive is the feed, with its folder (export/stock.csv). Needed where there are several. A gzip or zip file is recognised by its contents.',
		),
	columns: columns
		.optional()
		.describe(
			'Which column each field is read from; no other column is read. Left out: the columns have the names of the fields.',
		),
	constants: byField(z.union([z.string(), z.number(), z.boolean()], { error: 'a text, a number, true or false' }))
		.optional()
		.describe('Values for fields that the feed does not have or leaves empty.'),
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
		type: z.literal('url'),
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
		? 'file, url, typesense or none, because builds no longer make up stock. Cars to look at are in the file ../_shared/stock/start.jsonl'
		: undefined;
}

/** Where a tenant's stock comes from (SITE-5); `none` is a site that has no stock. */
export const stockFeedSchema = z.discriminatedUnion('type', [file, url, typesense, none], { error: noSample });

export type StockFeed = z.output<typeof stockFeedSchema>;
export type FeedOf<Type extends StockFeed['type']> = Extract<StockFeed, { type: Type }>;
export type ColumnMap = NonNullable<FeedOf<'file'>['columns']>;
export type ColumnRule = z.output<typeof columnRule>;
