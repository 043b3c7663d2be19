import { expect, test } from 'vitest';
import { tenantLook } from '../../../scripts/publish/report/tenant-look.ts';

const theme = {
	colours: { brand: '#112233', on_brand: '#ffffff' },
	fonts: { heading: 'archivo', body: 'inter' },
	hero: 'split',
};
const hero = { kind: 'hero', heading: 'Cars', image: '/assets/hero.jpg', buttons: [] };
const text = { kind: 'text', text: 'Cars' };

test.each([
	['its home page’s hero', [hero], '/assets/share.jpg', '/assets/hero.jpg'],
	[
		'its picture for shares, where the hero has none',
		[{ ...hero, image: undefined }],
		'/assets/share.jpg',
		'/assets/share.jpg',
	],
	['its picture for shares, without a hero', [text], '/assets/share.jpg', '/assets/share.jpg'],
	['none: never a picture of some car', [text], undefined, null],
])('a tenant’s picture on lists is %s', (_, blocks, social_image, picture) => {
	const config = { template: 'car', theme, pages: { '/': { blocks } }, social_image };
	expect(tenantLook(config as never)).toEqual({
		...{ template: 'car', theme: { hero: 'split', font: 'archivo' }, brand: '#112233', onBrand: '#ffffff' },
		...{ picture, domain: null },
	});
});
