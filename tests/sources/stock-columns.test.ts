import { describe, expect, test } from 'vitest';
import { formatPath } from '../../src/config/explain.ts';
import { stockFeedSchema } from '../../src/config/stock-feed.ts';
import { recordMapper } from '../../src/stock/source/stock-columns.ts';

function columnsOf(columns: Record<string, unknown>) {
	const feed = stockFeedSchema.parse({ type: 'file', path: 'stock.csv', columns });
	return feed.type === 'file' ? feed.columns : undefined;
}

function mapped(columns: Record<string, unknown>, record: Record<string, unknown>, constants = {}) {
	return { ...recordMapper(columnsOf(columns), constants)(record) };
}

describe('SITE-5 column maps', () => {
	const record = {
		Brand: 'Land',
		Year: 2019,
		Title: '2019 LAND ROVER Range Rover Evoque SE',
		Where: 'Cowra, NSW',
		Colour: 'Red / -',
		km: '5',
	};

	test.each<[string, Record<string, unknown>, unknown]>([
		['a column', { city: 'Where' }, { city: 'Cowra, NSW' }],
		['the first part', { city: { column: 'Where', split: ',', part: 1 } }, { city: 'Cowra' }],
		['the second part', { state: { column: 'Where', split: ',', part: 2 } }, { state: 'NSW' }],
		['a part that is not there', { state: { column: 'Where', split: ',', part: 3 } }, { state: '' }],
		['another value', { make: { column: 'Brand', values: { Land: 'Land Rover' } } }, { make: 'Land Rover' }],
		[
			'a value that the map does not name',
			{ make: { column: 'Brand', values: { toString: 'x', Great: 'Great Wall' } } },
			{ make: 'Land' },
		],
		['a number as it is', { year: 'Year' }, { year: 2019 }],
		[
			'a part, then another value',
			{ interior_colour: { column: 'Colour', split: ' / ', part: 2, values: { '-': '' } } },
			{ interior_colour: '' },
		],
		[
			'what comes after other fields, in whatever order they are mapped',
			{
				badge: { column: 'Title', after: ['year', 'make', 'model'] },
				model: { column: 'Title', after: ['year', 'make'], split: ' ', part: 1, values: { Range: 'Range Rover' } },
				make: { column: 'Brand', values: { Land: 'Land Rover' } },
				year: 'Year',
			},
			{ make: 'Land Rover', model: 'Range Rover', badge: 'Evoque SE', year: 2019 },
		],
	])('SITE-5 reads %s', (_title, columns, expected) => {
		expect(mapped(columns, record)).toEqual(expected);
	});

	test('SITE-5 after cuts whole words only', () => {
		expect(mapped({ make: 'A', badge: { column: 'B', after: ['make'] } }, { A: 'Kia', B: 'Kiari GT' })['badge']).toBe(
			'Kiari GT',
		);
	});

	test('SITE-5 constants fill what is blank or not mapped', () => {
		expect(
			mapped({ city: 'Where', vin: 'Vin' }, { Where: ' ', Vin: 'V1' }, { city: 'Orange', vin: 'V2', seats: 5 }),
		).toEqual({
			city: 'Orange',
			vin: 'V1',
			seats: 5,
		});
	});

	test('SITE-5 without a map the names are ours', () => {
		expect({ ...recordMapper(undefined, { seats: 5 })({ make: 'Kia' }) }).toEqual({ make: 'Kia', seats: 5 });
	});
});

describe('SITE-5 stock_feed', () => {
	test.each([
		[{ type: 'file', path: 'a.csv', columns: { makes: 'Brand' } }, 'columns'],
		[{ type: 'file', path: 'a.csv', columns: { make: { column: 'Brand', splitt: ',' } } }, 'columns.make'],
		[{ type: 'file', path: 'a.csv', columns: { make: { column: 'Brand', split: ',' } } }, 'columns.make'],
		[{ type: 'file', path: 'a.csv', columns: { badge: { column: 'T', after: ['make'] } } }, 'columns.badge.after'],
		[
			{
				type: 'file',
				path: 'a.csv',
				columns: { badge: { column: 'T', after: ['model'] }, model: { column: 'T', after: ['badge'] } },
			},
			'columns.badge.after',
		],
		[{ type: 'file', path: 'a.csv', constants: { maek: 'Kia' } }, 'constants'],
		[{ type: 'file', path: '' }, 'path'],
		[{ type: 'file', path: 'a.csv', max_left_out_share: 1.5 }, 'max_left_out_share'],
		[{ type: 'file' }, 'path'],
		[{ type: 'url', url: 'ftp://a.test/a.csv' }, 'url'],
		[{ type: 'typesense', collection: '../keys' }, 'collection'],
		[{ type: 'sample', seed: 1 }, 'type'],
		[{ type: 'ftp' }, 'type'],
	])('SITE-5 refuses %j at %s', (feed, path) => {
		const paths = stockFeedSchema.safeParse(feed).error?.issues.map((issue) => formatPath(issue.path));
		expect(paths).toContain(path);
	});

	test('SITE-5 has the defaults of the specification', () => {
		const limits = {
			max_left_out_share: 0.2,
			max_gone_share: 0.15,
			max_gone_share_week: 0.28,
			max_growth_share: 1,
			warn_after_days: 14,
			last_row_may_be_short: false,
		};
		expect(stockFeedSchema.parse({ type: 'typesense' })).toEqual({
			type: 'typesense',
			collection: 'production_cars',
			...limits,
		});
	});
});
