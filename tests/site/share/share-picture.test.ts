import { describe, expect, test } from 'vitest';
import { shareDrawing } from '../../../src/contract/share-drawing.ts';
import { listPages } from '../../../src/site/pages/page-table.ts';
import { sharePicture } from '../../../src/site/share/share-picture.ts';
import { makeCar, makeSite, testNow } from '../../support/make-site.ts';

const photo = 'https://cdn.example/1.jpg';

/** The picture of the only car of a site, without the hash in its names. */
function pictureOf(settings: Parameters<typeof makeSite>[0], car: Parameters<typeof makeCar>[0]) {
	const site = makeSite(settings, [makeCar(car)]);
	const page = listPages(site).find(({ kind }) => kind === 'car');
	const picture = page ? sharePicture(site, page) : null;
	if (!picture) return null;
	expect(shareDrawing.parse(JSON.parse(JSON.stringify(picture.drawing)))).toEqual(picture.drawing);
	const [path, file] = [picture.path, picture.file].map((name) => name.replace(/\/[^/]+-\w+\./, '/x.'));
	return { path, file, shows: picture.drawing.picture, exact: picture.path, drawing: picture.drawing };
}

const onDemand = { path: '/api/share/x.jpg', file: 'share/x.json' };
const built = (ending: string) => ({ path: `/share/x.${ending}`, file: `share/x.${ending}` });

describe('SITE-13 the picture for shares of a car', () => {
	test.each([
		['on_demand', photo, { ...onDemand, shows: photo }],
		['on_demand', '/assets/1.webp', { ...onDemand, shows: '/assets/1.webp' }],
		['on_demand', 'https://cdn.example/1.svg?v=2', { ...onDemand, shows: null }],
		['on_demand', '/assets/1.svg', { ...onDemand, shows: expect.stringMatching(/^\/share\/photo-\w+\.jpg$/) }],
		['on_demand', undefined, { ...onDemand, shows: null }],
		['drawn', photo, { ...built('png'), shows: null }],
		['drawn', '/assets/1.svg', { ...built('jpg'), shows: '/assets/1.svg' }],
		['drawn', '/assets/1.webp', { ...built('jpg'), shows: '/assets/1.webp' }],
		['drawn', undefined, { ...built('png'), shows: null }],
	] as const)('%s, photo %s', (share_pictures, image, wanted) => {
		const images = image === undefined ? [] : [image];
		expect(pictureOf({ share_pictures }, { images })).toMatchObject(wanted);
	});

	test('is drawn on demand unless the site says otherwise, and not at all where photos are shared', () => {
		expect(pictureOf({}, { images: [photo] })).toMatchObject(onDemand);
		expect(pictureOf({ share_pictures: 'photo' }, { images: [photo] })).toBeNull();
	});

	test('has another address for another price, photo or name, and the same one for anything that it does not show', () => {
		const address = (over: object) => pictureOf({}, { images: [photo], price: 20_000, ...over })?.exact;
		const changes = [{ price: 21_000 }, { images: ['https://cdn.example/2.jpg'] }, { model: 'Other' }, {}];
		expect(new Set(changes.map(address)).size).toBe(changes.length);
		expect(address({ description: 'One owner.' })).toBe(address({}));
	});

	test('says SOLD in place of the price, and a name once where dealer and place have the same', () => {
		const sold = pictureOf({}, { status: 'sold', sold: true, sold_at_timestamp: testNow - 3600 });
		expect(sold?.drawing).toMatchObject({ price: 'SOLD', tag: null });
		const { name } = makeSite({}, []).config;
		const foot = (location_name: string) => pictureOf({}, { location_name, location_id: 1 })?.drawing.foot;
		expect([foot(name), foot('Yard Two')]).toEqual([name, `${name} · Yard Two`]);
	});
});
