import { expect, test } from 'vitest';
import { blockModels } from '../../../src/site/blocks/block-model.ts';
import { headPicture } from '../../../src/site/blocks/head-picture.ts';
import { makeSite } from '../../support/make-site.ts';

const picture = (name: string) => ({ image: { url: `https://pictures.example/${name}.svg` } });
const locations = [
	{ id: 1, name: 'North', ...picture('north') },
	{ id: 2, name: 'South', primary: true, ...picture('south') },
];
const text = { kind: 'rich-text', paragraphs: ['How we began.'] };
const questions = { kind: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] };
const pictureOf = (blocks: object[], places: object[] = locations): string | undefined => {
	const page = { title: 'A', heading: 'A', indexed: true, blocks };
	const site = makeSite({ locations: places, pages: { '/a/': page } } as never);
	return headPicture(blockModels(site, site.page('/a/') ?? expect.unreachable()), site)?.src;
};

test('ROUTE-16 a page that would begin without a picture has the dealer’s main place beside its heading', () => {
	expect(pictureOf([questions])).toBe('https://pictures.example/south.svg');
	expect(pictureOf([text, questions])).toBe('https://pictures.example/south.svg');
	expect(pictureOf([questions], [{ id: 3, name: 'East' }, locations[0] ?? {}])).toBe(
		'https://pictures.example/north.svg',
	);
});

test('ROUTE-16 no page of nothing but text has one, none that begins with a form, and none of a dealer without pictures', () => {
	expect(pictureOf([text])).toBeUndefined();
	expect(pictureOf([{ kind: 'form', form: 'contact' }, questions])).toBeUndefined();
	expect(pictureOf([questions], [{ id: 1, name: 'North' }])).toBeUndefined();
});
