import { expect, test } from 'vitest';
import { makeBuild } from '../../support/make-build.ts';
import { testNow } from '../../support/make-site.ts';

const good = (index: number) => ({
	slug: `car-${index}`,
	stocknum: `S${index}`,
	vin: `V${index}`,
	make: 'Kia',
	model: 'Rio',
	year: 2021,
	price: 20_000,
	status: 'in_stock',
	car_type: 'used',
	show_on_dealer_website: true,
	images: ['/assets/hatch-white-side.svg'],
});
const line = (index: number, set: object) => JSON.stringify({ ...good(index), ...set });
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** A record each that once stopped the whole site, as it stands in the feed. */
const bad: Record<string, string> = {
	port: line(20, { images: ['https://cdn.example:99999/x.jpg', 'https://[x', 'https://:443/x', 'http://%zz/'] }),
	file: line(21, { file: '/brochures/z9.pdf' }),
	photo: line(22, { images: ['/photos/z9.svg', 'photos/z10.jpg'], primary_image_url: '/photos/z9.svg' }),
	surrogate: line(23, { name: 'Kia X', images: ['https://cdn.example/X.jpg'] }).replaceAll('X', '\\ud800'),
	deep: line(24, { images: 'DEEP' }).replace('"DEEP"', deep),
	deepElsewhere: line(25, { stocknum: '', vin: '', slug: '', note: 'DEEP' }).replace('"DEEP"', deep),
	wrapped: line(26, { images: 'DEEP' }).replace('"DEEP"', `${'{"image":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
	blanks: line(27, { images: `https://cdn.example/1.jpg${' '.repeat(200_000)}x` }),
	noText: line(28, { status: { toString: 1 }, sold: { valueOf: 1 }, created_at: { toString: null } }),
	vins: line(29, { fuel: '6T1BE42K57X123456', body: '4 x 4', transmission: 'Gasoline' }),
};

test('SITE-5 records that each stopped a whole site: they cost a field or a car, the site is published', async () => {
	const lines = [...Array.from({ length: 20 }, (_, index) => line(index, {})), ...Object.values(bad)];
	const stock_feed = { type: 'file', path: 'stock.jsonl', max_left_out_share: 0.2 };
	const built = makeBuild({
		dealer: {
			site: { stock_feed },
			files: { 'stock.jsonl': lines.join('\n'), 'assets/hatch-white-side.svg': '<svg/>' },
		},
	});
	const [tenant] = (await built.run(testNow)).tenants;
	expect(tenant?.stock?.leftOut.map(({ record, reason }) => [record, reason])).toEqual(
		[25, 26, 27].map((record) => [record, 'unparsable record: nested deeper than 32 levels']),
	);
	expect(tenant?.cars.leftOut).toBe(3);
	// The one whose status is not text is not offered.
	expect(tenant?.cars.listed).toBe(26);
	expect(built.files('dealer')).toContain('cars/car-23/index.html');
	expect(built.text('dealer/cars/car-23/index.html')).not.toMatch(/\uFFFD/);
	const list = built.text('dealer/used-cars/index.html');
	for (const word of ['6T1BE42K57X123456', 'Gasoline', '4 x 4', 'z9']) expect(list).not.toContain(word);
	expect(
		tenant?.warnings
			.filter((text) => text.includes('so it is not shown'))
			.map((text) => text.slice(0, 30))
			.sort(),
	).toEqual([
		'stock: 1 × file: the site has ',
		'stock: 1 × primary_image_url: ',
		'stock: 1 × simple_body: a driv',
		'stock: 1 × simple_fuel: a VIN,',
		'stock: 1 × simple_transmission',
		'stock: 2 × images: the site ha',
	]);
});
