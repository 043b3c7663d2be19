import { describe, expect, test } from 'vitest';
import { type CarField, carFieldNames, carFields } from '../../src/stock/car/car-fields.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { type Reader, readValue } from '../../src/stock/readers/reading.ts';
import { carSchema } from '../support/car-schema.ts';

const now = Date.UTC(2026, 10, 22) / 1000;
const good = {
	make: 'Kia',
	model: 'Rio',
	year: 2021,
	stocknum: 'K1',
	status: 'in_stock',
	show_on_dealer_website: true,
};
const fields = carFieldNames;

const read = (field: CarField, found: unknown) => readValue<unknown>(found, carFields[field].read as Reader<unknown>);
const normalise = (set: Record<string, unknown>, hasFile?: (path: string) => boolean) =>
	normaliseStock([{ record: 1, raw: { ...good, ...set } }], { now, assumeListed: false, ...(hasFile && { hasFile }) });

/** A list in a list in a list …, as JSON says it. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('SITE-5 a bad value costs a field', () => {
	test.each([
		'https://cdn.example:99999/x.jpg',
		'https://[x',
		'https://:443/x',
		'http://%zz/',
		'//:443/x.jpg',
		'https://cdn.example/\ud800.jpg',
		'/photos/\udc00.jpg',
		'javascript:alert(1)//x.jpg',
		'data:image/png;base64,AA.png',
		'ftp://cdn.example/x.jpg',
		'https:///x.jpg',
		'\\\\share\\photos\\x.jpg',
	])('SITE-5 the address %j is none, and every kept one can be read', (url) => {
		expect(read('file', url).value).toBeUndefined();
		expect(read('images', [url, 'https://cdn.example/1.jpg']).value).toEqual([
			{ image: { url: 'https://cdn.example/1.jpg' } },
		]);
	});

	test('SITE-5 half a character goes, the rest of the text stays', () => {
		expect(read('name', 'Kia \ud83d Rio 😀').value).toBe('Kia Rio 😀');
		expect(read('dealercomments', 'One\ud800\ntwo').value).toBe('One\ntwo');
	});

	test('SITE-5 a path is kept where the site has the file, as it is or below /assets', () => {
		const hasFile = (path: string) => ['/brand/ute.svg', '/assets/photos/1.jpg'].includes(path);
		const { cars, report } = normalise(
			{ images: ['/brand/ute.svg', 'photos/1.jpg', '/photos/2.jpg'], file: '/brochures/z9.pdf' },
			hasFile,
		);
		expect(cars[0]?.images.map(({ image }) => image.url)).toEqual(['/brand/ute.svg', '/assets/photos/1.jpg']);
		expect(cars[0]).toMatchObject({ photos_count: 2 });
		expect(cars[0]).not.toHaveProperty('file');
		expect(report.warnings.filter(({ reason }) => reason.includes('no such file')).map(({ value }) => value)).toEqual([
			'/brochures/z9.pdf',
			'/photos/2.jpg',
		]);
	});

	test.each(fields)('SITE-5 %s: an object where a text belongs is not known, whatever is in it', (field) => {
		for (const found of [{ toString: 1, valueOf: 2 }, { image: { image: nested(50) } }, nested(50), [{ url: {} }]]) {
			const { cars, report } = normalise({ [field]: found });
			for (const car of cars) expect(carSchema.parse(car)).toEqual(car);
			expect(report.usable + report.leftOut.length).toBe(1);
		}
	});

	test('SITE-5 a text without end costs its field, comments are cut', () => {
		expect(read('name', 'x'.repeat(501)).value).toBeUndefined();
		expect(read('dealercomments', 'x '.repeat(50_000)).value).toHaveLength(20_000);
	});
});

describe('SITE-5 a bad record costs a car', () => {
	test.each([
		['in a field that is read', { images: nested(100_000) }, 'unparsable record: nested deeper than 32 levels'],
		['in any field', { extra: nested(100_000), stocknum: null }, 'unparsable record: nested deeper than 32 levels'],
		['in many', { extra: { a: [nested(33)] } }, 'unparsable record: nested deeper than 32 levels'],
		[
			'with too many values',
			{ extra: Array.from({ length: 50_001 }, () => 1) },
			'unparsable record: more than 50,000 values',
		],
		['too long', { extra: 'x'.repeat(2_000_001) }, 'unparsable record: more than 2,000,000 characters'],
	])('SITE-5 one that is nested or large beyond reason, %s', (_, set, reason) => {
		const { cars, report } = normalise(set);
		expect(cars).toEqual([]);
		expect(report.leftOut.map((note) => note.reason)).toEqual([reason]);
	});

	test('SITE-5 20,000 pictures in each other are not a picture', () => {
		let image: unknown = 'https://cdn.example/1.jpg';
		for (let level = 0; level < 20_000; level++) image = { image };
		expect(read('images', [image]).value).toBeUndefined();
	});
});

describe('SITE-5 the time a value takes grows with its length only', () => {
	const parts = [
		' ',
		'\t',
		',',
		'.',
		'-',
		'/',
		'0',
		'1',
		'a',
		'(',
		';|',
		' ,',
		'1,',
		'1.',
		'1 ',
		'- /',
		' https',
		'/a ',
		'//',
		'//a',
		'0.',
		'_',
		'@',
		'a@',
		':',
	];
	const attacksOf = (length: number) =>
		parts.flatMap((part) => {
			const many = part.repeat(length / part.length);
			return [many, `x${many}x`, `1${many}!`, `https://a.test/${many} b`, `//${many} b`, `-${many}x`, `$${many}$`];
		});

	/** Seconds of the processor that a field's reader takes for all attacks. */
	function cost(field: CarField, length: number): number {
		const attacks = attacksOf(length);
		const before = process.cpuUsage();
		for (const attack of attacks) read(field, attack);
		return process.cpuUsage(before).user / 1e6;
	}

	test.each(fields)('SITE-5 %s reads 60,000 of anything at once', (field) => {
		const short = cost(field, 15_000);
		// Four times the length: a linear pattern takes four times as long, a quadratic one sixteen times, and minutes.
		expect(cost(field, 60_000)).toBeLessThan(Math.max(2, 10 * short));
	});
});
