import { describe, expect, test } from 'vitest';
import { otherModels } from '../../../src/site/content/other-models.ts';
import { formsFile } from '../../../src/site/forms/forms-file.ts';
import { carThing } from '../../../src/site/head/json-ld/car.ts';
import { savedCarsFile } from '../../../src/site/pages/kinds/visitor.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { sharePicture } from '../../../src/site/share/share-picture.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const octavia = makeCar({ make: 'ŠKODA', model: 'Octavia', badge: 'RS', stocknum: 'S1' });
const mazda = makeCar({ make: 'Mazda', model: 'Mazda2', stocknum: 'M1' });
const site = makeSite({}, [octavia, mazda]);
const card = site.card(octavia.slug);
if (!card) throw new Error('no card');

describe('SRCH-5 a make is spelled as its maker does, wherever it is shown', () => {
	const page = modelAt(site, 'car', card.path);

	test('on the card, in the title, the specification and the buttons of a car', () => {
		expect(card.name).toBe('2021 Škoda Octavia');
		expect(page.title).toBe('2021 Škoda Octavia RS');
		expect(JSON.stringify(page.specification)).toContain('{"label":"Make","value":"Škoda"}');
		expect(page.description).toMatch(/^2021 Škoda Octavia RS\./);
	});

	test('in the structured data', () => {
		expect(carThing(octavia, { card, description: '', config: site.config })).toMatchObject({
			name: '2021 Škoda Octavia RS',
			brand: { name: 'Škoda' },
			manufacturer: 'Škoda',
		});
	});

	test('in saved rows, on pictures for shares, in the range and in forms', () => {
		expect(savedCarsFile.model(site, null).cars[0]?.name).toBe('2021 Škoda Octavia');
		const own = listPages(site).find(({ path }) => path === card.path);
		expect(own && sharePicture(site, own)?.drawing.title).toBe('2021 Škoda Octavia');
		expect(otherModels(site).map(({ make }) => make)).toEqual(['Mazda', 'Škoda']);
		const inStock = formsFile(site).makes.filter(({ models }) => models.length > 0);
		expect(inStock.map(({ name }) => name)).toEqual(['Mazda', 'Škoda']);
	});

	test('a model that begins with its make does not repeat it', () => {
		expect(site.card(mazda.slug)?.name).toBe('2021 Mazda2');
	});

	test('addresses and what leads carry stay as the stock has them', () => {
		expect([octavia.slug, mazda.slug]).toEqual(['2021-skoda-octavia-rs-s1', '2021-mazda-mazda2-m1']);
		expect(savedCarsFile.model(site, null).cars[0]?.about).toMatchObject({ make: 'ŠKODA', manufacturer_slug: 'skoda' });
	});
});

test('SRCH-5 makes that a feed spells in two ways are one in forms', () => {
	const cars = [octavia, makeCar({ make: 'Skoda', model: 'Kamiq', stocknum: 'S2' })];
	expect(formsFile(makeSite({}, cars)).makes.filter(({ models }) => models.length > 0)).toEqual([
		{ name: 'Škoda', models: ['Kamiq', 'Octavia'] },
	]);
});
