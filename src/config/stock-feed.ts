import { z } from 'zod';
import { carSchema } from '../stock/car.ts';
import { columnOrder } from './column-order.ts';
import { off, text } from './value.ts';

const field = carSchema.keyof();

const columnRule = z
	.strictObject({
		column: text.describe('Name of the column, as its header has it.'),
		after: z
			.array(field)
			.min(1)
			.optional()
			.describe(
				'Mapped fields whose values are cut from the front: 2022 MG MG3 Excite after year, make, model gives Excite.',
			),
		split: z.string().min(1).optional().describe("Text at which the value is taken apart, such as ','. Needs part."),
		part: z.int().positive().optional().describe('Which part is meant, from 1. Needs split.'),
		values: z
			.record(z.string(), z.string())
			.optional()
			.describe("Other values for some: { 'Land': 'Land Rover' }. Empty means that the fact is not known."),
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
			message: 'fields that are mapped too and do not wait for this one',
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
		.describe('Share of records that may be left out; above it the feed counts as broken and the build fails.'),
	max_gone_share: z
		.number()
		.min(0)
		.max(1)
		.default(0.15)
		.describe(
			'Share of the published cars that may be gone from the feed within a day without a sale; above it the feed is held back until --accept-shrink. Three may always go, but never more than half.',
		),
	max_gone_share_week: z
		.number()
		.min(0)
		.max(1)
		.default(0.28)
		.describe('The same where the last publication is a week old or older; in between, in proportion.'),
	max_growth_share: z
		.number()
		.min(0)
		.default(1)
		.describe('Share by which the published cars may grow at once: 1 is twice as many. Fifty more are always taken.'),
	warn_after_days: z
		.number()
		.positive()
		.default(14)
		.describe('A feed file, or an answer that says when it was last changed, that is older than this gets a warning.'),
	max_age_days: z
		.number()
		.positive()
		.optional()
		.describe(
			'A feed older than this is held back until --accept-shrink. Without it age is never more than a warning.',
		),
	last_row_may_be_short: off(
		'The last row of the feed is no car but a total or a note: it is no sign that the feed was cut off.',
	),
};

/** Keys of every feed whose records come as text. */
const reading = {
	format: z
		.enum(['csv', 'json', 'jsonl'])
		.optional()
		.describe('What the feed is written in. Without it the ending of its name decides.'),
	columns: columns
		.optional()
		.describe(
			'Which column each field is read from. Then no other column is read; without it columns carry our names.',
		),
	constants: byField(z.union([z.string(), z.number(), z.boolean()], { error: 'a text, a number, true or false' }))
		.optional()
		.describe('Values of fields that the feed does not say, or that are empty there.'),
};

const file = z.strictObject({
	type: z.literal('file'),
	path: text.describe(
		'The feed: a path from the tenant’s folder that stays below tenants/ (../_shared/stock.jsonl), or an absolute one.',
	),
	...reading,
	...limits,
});

const url = z.strictObject({
	type: z.literal('url'),
	url: z.url({ protocol: /^https?$/, error: 'an address that starts with https:// or http://' }).describe('The feed.'),
	...reading,
	...limits,
});

const typesense = z.strictObject({
	type: z.literal('typesense'),
	collection: z
		.string({ error: 'the name of a collection: letters, digits, _ and -' })
		.regex(/^[\w-]+$/)
		.default('production_cars')
		.describe('Collection or alias that holds the cars.'),
	host: z
		.url({ protocol: /^https?$/, error: 'an address that starts with https:// or http://' })
		.optional()
		.describe('The server, https://search.example.com. Without it TYPESENSE_URL of the environment.'),
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
