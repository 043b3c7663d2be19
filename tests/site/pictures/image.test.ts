import { expect, test } from 'vitest';
import { image, imageUrl } from '../../../src/site/pictures/image.ts';

const url = 'https://cdn.example/a b.jpg?x=1&y=2';
const encoded = 'https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fx%3D1%26y%3D2';

test('SITE-13 a picture in widths up to twice its own, at the quality of its kind', () => {
	const picture = image({ url, alt: 'A car', width: 320, ratio: 4 / 3, kind: 'car' });
	expect(picture).toEqual({
		src: `/.netlify/images?url=${encoded}&w=320&q=80`,
		srcset: [320, 480, 640].map((w) => `/.netlify/images?url=${encoded}&w=${w}&q=80 ${w}w`).join(', '),
		sizes: '320px',
		width: 320,
		height: 240,
		alt: 'A car',
	});
	expect(image({ url, alt: '', width: 320, ratio: 2, kind: 'page' }).src).toMatch(/&q=75$/);
	expect(image({ url, alt: '', width: 320, ratio: 2, kind: 'location' }).src).toMatch(/&q=100$/);
});

test('SITE-13 a picture may be offered in few widths, or in one', () => {
	expect(image({ url, alt: '', width: 320, ratio: 1, kind: 'car', widths: [640] }).srcset).toMatch(/^\S+ 640w$/);
	expect(image({ url, alt: '', width: 320, ratio: 1, kind: 'car', widths: [] })).not.toHaveProperty('srcset');
});

test('SITE-13 a drawing goes as it is', () => {
	expect(image({ url: '/pictures/a.svg', alt: '', width: 320, ratio: 1, kind: 'car' }).src).toBe('/pictures/a.svg');
});

test('SITE-13 the CDN reads the address that it was given', () => {
	const { searchParams } = new URL(imageUrl(url, { w: 1200, h: 630, q: 75, fit: 'cover' }), 'https://site.example');
	expect(Object.fromEntries(searchParams)).toEqual({ url, w: '1200', h: '630', q: '75', fit: 'cover' });
});
