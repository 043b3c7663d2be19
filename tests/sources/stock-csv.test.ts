import { describe, expect, test } from 'vitest';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { type CsvReading, readCsv } from '../../src/stock/source/stock-csv.ts';

const columns = { make: 'make', model: 'model', year: 'year' };

function read(text: string, reading: Partial<CsvReading> = {}) {
	return readCsv(text, { name: 'tenants/x/stock.csv', columns, ...reading });
}

function messages(text: string, reading: Partial<CsvReading> = {}): string[] {
	try {
		read(text, reading);
	} catch (error) {
		if (error instanceof ProblemError) return error.problems.map(formatProblem);
		throw error;
	}
	return [];
}

describe('SITE-5 CSV', () => {
	test.each([
		['plain', 'make,model,year\nKia,Rio,2020\n'],
		['a byte order mark', '\uFEFFmake,model,year\nKia,Rio,2020'],
		['CRLF', 'make,model,year\r\nKia,Rio,2020\r\n'],
		['semicolons', 'make;model;year\nKia;Rio;2020\n'],
		['tabs', 'make\tmodel\tyear\nKia\tRio\t2020\n'],
		['quotes and blanks in the header', '"make", model ,year\n"Kia","Rio",2020\n'],
	])('SITE-5 with %s', (_title, text) => {
		expect(read(text)).toEqual([{ record: 2, raw: { make: 'Kia', model: 'Rio', year: '2020' } }]);
	});

	test('SITE-5 a record is named by the line it starts on, through blank lines and values of several lines', () => {
		const text = 'make,model,year\n"Ki\na",Rio,2020\n\nKia,"R\n\nio",2021\nKia,Rio,2022\n';
		expect(read(text).map(({ record }) => record)).toEqual([2, 5, 8]);
	});

	test('SITE-5 a ragged row is an unparsable record, the rows around it are not', () => {
		const [good, short, long, last] = read('make,model,year\nKia,Rio,2020\nKia,Rio\nKia,Rio,2020,x\nKia,Rio,2021\n');
		expect([good?.raw?.['year'], last?.raw?.['year']]).toEqual(['2020', '2021']);
		expect(short).toEqual({ record: 3, raw: null, error: '2 values where the header has 3', isShort: true });
		expect(long).toEqual({ record: 4, raw: null, error: '4 values where the header has 3', isShort: false });
	});

	test('SITE-5 a quote inside a value is a quote', () => {
		expect(read('make,model,year\nKia,17" alloys,2020\n')[0]?.raw?.['model']).toBe('17" alloys');
	});

	test('SITE-5 a column named __proto__ is a column', () => {
		const [record] = read('make,model,year,__proto__,constructor\nKia,Rio,2020,a,b\n');
		expect(Object.keys(record?.raw ?? {})).toEqual(['make', 'model', 'year', '__proto__', 'constructor']);
		expect('a' in {}).toBe(false);
	});
});

describe('SITE-5 CSV that cannot be used', () => {
	test('SITE-5 every mapped column that is not there is named, with the header and the nearest one', () => {
		expect(
			messages('Brand,Model,Year,Prise\n', {
				columns: { make: 'Brand', model: 'Model', year: 'year', price: { column: 'Price' } },
			}),
		).toEqual(
			[
				'tenants/x/stock.csv: line 1, column "Price": found no such column in the header, expected the column that price is read from. Did you mean "Prise"? The columns are Brand, Model, Year, Prise.',
				'tenants/x/stock.csv: line 1, column "year": found no such column in the header, expected the column that year is read from. Did you mean "Year"? The columns are Brand, Model, Year, Prise.',
			].toSorted((a, b) => Number(a.includes('Price":')) - Number(b.includes('Price":'))),
		);
	});

	test('SITE-5 without a map the header has our names', () => {
		expect(messages('make,Model,year\n', { columns: undefined })).toEqual([
			'tenants/x/stock.csv: line 1, column "model": found no such column in the header, expected the column that model is read from. Did you mean "Model"? The columns are make, Model, year.',
		]);
		expect(messages('model,year\n', { columns: undefined, constants: { make: 'Kia' } })).toEqual([]);
	});

	test('SITE-5 a map without make, model or year, unless a constant gives it', () => {
		expect(messages('a,b\n', { columns: { model: 'a' }, constants: { make: 'Kia' } })).toEqual([
			'tenants/x/stock.csv: columns.year: expected a column or constant for year, which every car needs.',
		]);
	});

	test('SITE-5 a header with one name twice', () => {
		expect(messages('make,model,year,model\n')).toEqual([
			'tenants/x/stock.csv: line 1, column "model": found the same name twice, expected a different name for each column.',
		]);
	});

	test('SITE-5 a quote that is never closed', () => {
		expect(messages('make,model,year\nKia,"Rio,2020\nKia,Rio,2021\n')).toEqual([
			'tenants/x/stock.csv: line 3: found a quote that is never closed, expected CSV.',
		]);
	});

	test('SITE-5 an empty file', () => {
		expect(messages('')).toEqual(['tenants/x/stock.csv: found nothing, expected CSV with a header.']);
	});
});
