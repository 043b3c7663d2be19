import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carContent } from '../../../netlify/live-car/car-content.ts';
import { fillShell } from '../../../netlify/live-car/fill-shell.ts';
import { slugIn } from '../../../netlify/live-car/live-car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { shell } from './live-sites.ts';

test('ROUTE-2 a slug is read from the address that was asked for, and from the one that the rule leads to', () => {
	expect(slugIn('https://a.example/cars/kia-rio_1/?x=1')).toBe('kia-rio_1');
	expect(slugIn('https://a.example/.netlify/functions/live-car/kia-rio_1')).toBe('kia-rio_1');
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const slug = slugIn(`https://a.example/cars/${encodeURIComponent(text)}/`);
			expect(slug === null || /^[A-Za-z0-9_-]{1,150}$/.test(slug)).toBe(true);
		}),
		{ seed: 2, numRuns: 200 },
	);
});

test('ROUTE-2 CAR-2 a number that is masked, a price of a reserved car, a car without a photo', () => {
	const set = { phone: '0255500100', car_page: { phone_masked: true } };
	const shown = (over: object) => {
		const one = makeCar({ price: 15_990, ...over });
		return carContent(makeSite(set, [one]), one).content;
	};
	expect(shown({})).not.toMatch(/5550|tel:/);
	expect(shown({ reserved: true })).toContain('Reserved for someone else');
	expect(shown({})).not.toContain('Reserved');
	expect(shown({})).not.toContain('<img');
});

test('ROUTE-2 any title and description stay text in the shell', () => {
	const texts = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '$', '/title', 'a') });
	fc.assert(
		fc.property(texts, texts, (title, description) => {
			const html = fillShell(shell, { title, description, content: '$&' }) ?? '';
			expect(html.match(/</g)?.length).toBe((shell.match(/</g)?.length ?? 0) - 4 + 1);
			expect(html).toContain('<main id="main">$&</main>');
		}),
		{ seed: 2, numRuns: 200 },
	);
	expect(fillShell('<h1>Not found</h1>', { title: '', description: '', content: '' })).toBeNull();
});
