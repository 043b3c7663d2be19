import { expect, test } from 'vitest';
import { addressWith, askedIn } from '../../../src/client/models/asked-address.ts';

const models = 'https://dealer.example/models/';

test('ROUTE-14 the address keeps what narrows the models, and loses what no longer does', () => {
	const ute = addressWith(models, { body: 'ute' });
	expect(ute).toBe(`${models}?type=ute`);
	const ordered = addressWith(ute, { typed: 'hi lux', order: 'price' });
	expect(ordered).toBe(`${models}?type=ute&find=hi+lux&order=price`);
	expect([askedIn(ordered, 'body'), askedIn(ordered, 'typed'), askedIn(models, 'order')]).toEqual([
		'ute',
		'hi lux',
		'',
	]);
	const within = addressWith(ordered, { most: '20000' });
	expect(within).toBe(`${ordered}&price=20000`);
	expect(addressWith(within, { body: '', typed: '', most: '', order: '' })).toBe(models);
	expect(addressWith(`${models}?utm_source=mail#kia`, { body: 'suv' })).toBe(`${models}?utm_source=mail&type=suv#kia`);
});

test('ROUTE-17 the address of a model names the variant that was chosen, beside what else it says', () => {
	const model = 'https://dealer.example/rav4/?utm_source=mail#finance';
	const named = addressWith(model, { variant: 'GXL Hybrid' });
	expect(named).toBe('https://dealer.example/rav4/?utm_source=mail&badge=GXL+Hybrid#finance');
	expect(askedIn(named, 'variant')).toBe('GXL Hybrid');
	expect(askedIn(model, 'variant')).toBe('');
});
