import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { type FeedOf, stockFeedSchema } from '../../src/config/stock-feed.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';
import { readXml } from '../../src/stock/source/read-xml.ts';
import { readStockText } from '../../src/stock/source/stock-text.ts';

const feed = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!-- made on Monday -->
<inventory dealer="7">
	<vehicle id="X1">
		<make>\u0160koda &amp; Co</make><model><![CDATA[Rio <S>]]></model><year>2020</year>
		<price currency="AUD">19,990</price>
		<photos><photo url="https://pics.example/1.jpg"/><photo url="https://pics.example/2.jpg"/></photos>
		<options><option>Roof</option><option>Tow bar</option></options>
	</vehicle>
	<vehicle id="X2"><make>Kia</make><model>Rio</model><year>2021</year><price/></vehicle>
</inventory>`;
const columns = {
	stocknum: '@id',
	make: 'make',
	model: 'model',
	year: 'year',
	price: 'price',
	images: 'photos/photo/@url',
	dealercomments: { column: ['options/option'], join: ', ' },
};
const read = (text: string, more: Record<string, unknown> = {}) => {
	const config = { type: 'file', path: 'a.xml', item: '/inventory/vehicle', columns, ...more };
	const bytes = Buffer.from(text.replace('\u0160', 'S'), 'latin1');
	return readStockText(bytes, stockFeedSchema.parse(config) as FeedOf<'file'>, { name: 'a.xml', path: 'a.xml' });
};
async function messageOf(reading: () => unknown): Promise<string> {
	const error = await Promise.resolve()
		.then(reading)
		.catch((reason: unknown) => reason);
	return error instanceof ProblemError ? error.problems.map(formatProblem).join('\n') : `no problem: ${error}`;
}

describe('SITE-5 XML feeds', () => {
	test('SITE-5 cars come by a map of paths, attributes and repeated elements', async () => {
		const { records, assumeListed } = await read(feed);
		const { cars, report } = normaliseStock(records, { now: Date.UTC(2026, 10, 22) / 1000, assumeListed });
		expect(records.map(({ record }) => record)).toEqual([4, 10]);
		expect(
			cars.map(({ stocknum, make, model, price, photos_count }) => [stocknum, make, model, price, photos_count]),
		).toEqual([
			['X1', 'Skoda & Co', 'Rio <S>', 19_990, 2],
			['X2', 'Kia', 'Rio', undefined, 0],
		]);
		expect(cars[0]?.dealercomments).toBe('Roof, Tow bar');
		expect(report.leftOut).toEqual([]);
	});

	test.each<[string, () => unknown, string]>([
		[
			'a feed that breaks off',
			() => read(feed.slice(0, 400)),
			'a.xml: line 9: found unclosed tag: vehicle, expected well-formed XML.',
		],
		[
			'a wrong path',
			() => read(feed, { item: '/inventory/car' }),
			'found no element at /inventory/car, expected the element of a car that stock_feed.item names. The first elements are at /inventory, /inventory/vehicle,',
		],
		[
			'no path',
			() => read(feed, { item: undefined }),
			'expected stock_feed.item, the path of the element that is a car',
		],
		['HTML', () => read('<html><br></html>'), 'expected well-formed XML'],
		['its own entity', () => read('<!DOCTYPE a [<!ENTITY e "eeee">]><inventory>&e;</inventory>'), 'undefined entity'],
		['a thousand levels', () => read('<a>'.repeat(1000)), 'elements nested deeper than 32 levels'],
	])('SITE-5 the message for %s', async (_title, reading, said) => {
		expect(await messageOf(reading)).toContain(said);
	});

	test('SITE-5 entities that grow are refused, and take no time', async () => {
		const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('');
		const bomb = `<!DOCTYPE a [<!ENTITY e0 "boom">${entities}]><inventory><vehicle><make>&e30;</make></vehicle></inventory>`;
		expect(await messageOf(() => read(bomb))).toContain('undefined entity');
	});

	test('SITE-5 whatever text a car has comes out as it was', () => {
		const name = fc.constantFrom('make', 'model', 'specs/power');
		const value = fc
			.string({ unit: 'grapheme', maxLength: 30 })
			.filter((text) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text));
		const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
		const element = (path: string, text: string) => {
			const steps = path.split('/');
			return `${steps.map((step) => `<${step}>`).join('')}${escaped(text)}${steps
				.toReversed()
				.map((step) => `</${step}>`)
				.join('')}`;
		};
		const check = (car: Record<string, string>) => {
			const inner = Object.entries(car).map(([path, text]) => element(path, text));
			const [record] = readXml(`<a><b>${inner.join('')}</b></a>`, { name: 'x', item: '/a/b' });
			const expected = Object.entries(car).flatMap(([path, text]) => (text.trim() === '' ? [] : [[path, text.trim()]]));
			expect({ ...record?.raw }).toEqual(Object.fromEntries(expected));
		};
		fc.assert(fc.property(fc.dictionary(name, value), check), { seed: 9, numRuns: 200 });
	});
});
