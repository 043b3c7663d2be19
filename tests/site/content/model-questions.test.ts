import { expect, test } from 'vitest';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const specifications = [
	{ label: 'Towing, braked', value: '900 kg' },
	{ label: 'Service intervals', value: '12 months or 15,000 km' },
	{ label: 'Warranty', value: '7 years, unlimited km' },
];
const variants = [
	{ name: 'S', price: 20_000, text: 'The light one' },
	{ name: 'GT', price: 25_000, text: 'Adds leather' },
];
const rio = { slug: 'rio', name: 'Rio', manufacturer_name: 'Kia', price_from: 20_000 };
const fresh = makeCar({ make: 'Kia', model: 'Rio', car_type: 'new', badge: 'S' });
const page = (set: object, cars = [fresh]) =>
	modelAt(makeSite({ models: [{ ...rio, ...set }], build_model_pages: true }, cars), 'model', '/rio/');
const answers = (set: object, cars = [fresh]) =>
	Object.fromEntries(page(set, cars).questions.map(({ question, answer }) => [question, answer]));

test('ROUTE-17 a model’s page answers what buyers ask, from its specifications, its variants and the stock', () => {
	const said = answers({ specifications, variants });
	expect(said).toMatchObject({
		'How do the variants of the Rio differ?': 'S, from $20,000: The light one. GT, from $25,000: Adds leather.',
		'When is the Rio serviced, and what covers it?':
			'Every 12 months or 15,000 km, whichever comes first. New ones are covered for 7 years, unlimited km.',
	});
	expect(said['How much can the Rio tow?']).toMatch(/^Up to 900 kg with a braked trailer\./);
	expect(said['How long is the wait for the Rio?']).toMatch(/^Not at all for the one that we have here\./);
	expect(answers({ specifications }, [])['How long is the wait for the Rio?']).toMatch(/^None is here/);
	expect(Object.keys(said)).toHaveLength(4);
});

test('ROUTE-17 an electric model’s page says how far it goes and how long it charges', () => {
	const electric = [
		{ label: 'Range', value: '400 km' },
		{ label: 'Fast charging, 10 to 80 %', value: '25 minutes' },
	];
	expect(
		answers({ specifications: [...specifications, ...electric] })[
			'How far does the Rio go, and how long does it take to charge?'
		],
	).toBe('400 km on one charge. Fast charging, 10 to 80 %: 25 minutes.');
});

test('ROUTE-17 the dealer’s own questions come first, a model with little to say has no other, nor one that is only sold used', () => {
	const faq = [{ question: 'Does it float?', answer: 'No.' }];
	expect(Object.keys(answers({ faq, specifications }))[0]).toBe('Does it float?');
	expect(answers({ faq })).toEqual({ 'Does it float?': 'No.' });
	expect(page({}).questions).toEqual([]);
	const used = makeCar({ make: 'Kia', model: 'Rio', car_type: 'used' });
	expect(answers({ price_from: undefined, specifications }, [used])).toEqual({});
});
