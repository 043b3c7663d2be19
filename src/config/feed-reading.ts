import { z } from 'zod';
import { byField, columns } from './feed-columns.ts';
import { text } from './value.ts';

const cell = z.union([z.string(), z.number(), z.boolean()], { error: 'a text, a number, true or false' });
const cells = z
	.union([cell, z.array(cell).min(1)], { error: 'a value or a list of values' })
	.transform((value) => (Array.isArray(value) ? value : [value]).map(String));

/** What the value of a column has to be, or must not be. */
const rowTest = z.union([cells, z.strictObject({ not: cells.describe('Values of records that do not count.') })], {
	error: 'a value, a list of values, or { not: … }',
});

/** Keys of every feed that is a text file. */
export const reading = {
	format: z
		.enum(['csv', 'json', 'jsonl', 'xml'])
		.optional()
		.describe('Format of the feed. Default: what the ending of its name says.'),
	item: z
		.string({ error: 'the path of an element, such as /inventory/vehicle' })
		.regex(/^(?:\/[^\s/@]+)+$/)
		.optional()
		.describe(
			'For XML: where the cars are, /inventory/vehicle. columns then names elements below it by their path (price, specs/power), attributes with an @ (@id, price/@currency). A repeated element is a list: images: photos/photo.',
		),
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
	only_rows: z
		.record(z.string(), rowTest)
		.optional()
		.describe(
			'Which records of the feed count, by column: { "Type": ["car", "van"], "Status": { "not": "sold" } }. A record counts if it passes all of them. Capital letters make no difference.',
		),
	decimal_mark: z
		.enum(['.', ','])
		.optional()
		.describe(
			'The mark before decimals: , in 12.990,50. Default: the mark of the locale. A price or distance with three digits after its only mark is in thousands either way.',
		),
	date_order: z
		.enum(['day', 'month'])
		.optional()
		.describe(
			'Which comes first in dates such as 3/4/2026. Left out: only dates with the year first, and 3.4.2026, are read.',
		),
	units: z
		.strictObject({
			distance: z.enum(['km', 'miles']).default('km').describe('Unit of km where the value has none.'),
			power: z
				.enum(['kW', 'PS', 'hp'])
				.default('kW')
				.describe('Unit of power where the value has none. PS is metric horsepower, hp that of the US and the UK.'),
		})
		.prefault({})
		.describe('Units of numbers that stand alone. Those beside a number are understood: 45.000 km, 122 PS.'),
	constants: byField(z.union([z.string(), z.number(), z.boolean()], { error: 'a text, a number, true or false' }))
		.optional()
		.describe('Values for fields that the feed does not have or leaves empty.'),
};

/** Which records of a feed count, by column. */
export type OnlyRows = NonNullable<z.output<z.ZodObject<typeof reading>>['only_rows']>;
