import { expect, test } from 'vitest';
import { sceneSvg } from '../../../src/components/scenes/scene.ts';
import { pageSubjects } from '../../../src/domain/words/page-subject.ts';
import { blockModels } from '../../../src/site/blocks/block-model.ts';
import { headArt } from '../../../src/site/blocks/head-picture.ts';
import { makeSite } from '../../support/make-site.ts';

const picture = (name: string) => ({ image: { url: `https://pictures.example/${name}.svg` } });
const locations = [
	{ id: 1, name: 'North', ...picture('north') },
	{ id: 2, name: 'South', primary: true, ...picture('south') },
];
const text = { kind: 'rich-text', paragraphs: ['How we began.'] };
const questions = { kind: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] };
type Set = { places?: object[]; path?: string; more?: object };

function artOf(blocks: object[], { places = locations, path = '/history/', more = {} }: Set = {}) {
	const page = { title: 'A', heading: 'A', indexed: true, blocks };
	const site = makeSite({ locations: places, pages: { [path]: page }, ...more } as never);
	const { picture, scene } = headArt(path, blockModels(site, site.page(path) ?? expect.unreachable()), site);
	return [picture?.src, scene?.subject];
}

const reasons = { kind: 'usps', items: [{ title: 'A', text: 'B' }] };

test('ROUTE-16 a page about the dealer that would begin without a picture has the main place beside its heading', () => {
	const south = ['https://pictures.example/south.svg', undefined];
	expect(artOf([reasons])).toEqual(south);
	expect(artOf([text, reasons])).toEqual(south);
	expect(artOf([text, questions], { path: '/about-us/' })).toEqual(south);
	expect(artOf([reasons], { places: [{ id: 3, name: 'East' }, locations[0] ?? {}] })).toEqual([
		'https://pictures.example/north.svg',
		undefined,
	]);
});

test('ROUTE-9, ROUTE-14 one about something else has a drawing of that, by its address or by what it begins with', () => {
	expect(artOf([reasons], { path: '/pages/faqs/' })).toEqual([undefined, 'questions']);
	expect(artOf([questions])).toEqual([undefined, 'questions']);
	expect(artOf([questions], { path: '/finance/' })).toEqual([undefined, 'finance']);
	expect(artOf([{ kind: 'steps', items: [reasons.items[0], reasons.items[0]] }])).toEqual([undefined, 'steps']);
});

test('ROUTE-14 the dealer’s own picture of a subject takes the drawing’s place', () => {
	const more = { head_pictures: { questions: 'https://pictures.example/desk.jpg' } };
	const [own, scene] = artOf([questions], { more });
	expect(own).toContain(encodeURIComponent('https://pictures.example/desk.jpg'));
	expect(scene).toBeUndefined();
	expect(artOf([questions], { path: '/finance/', more })).toEqual([undefined, 'finance']);
});

test('ROUTE-16 no page of nothing but text has one, none that begins with a form, and none about a dealer without pictures', () => {
	const nothing = [undefined, undefined];
	expect(artOf([text])).toEqual(nothing);
	expect(artOf([reasons, text], { path: '/privacy-policy/' })).toEqual(nothing);
	expect(artOf([{ kind: 'form', form: 'contact' }, questions])).toEqual(nothing);
	expect(artOf([reasons], { places: [{ id: 1, name: 'North' }] })).toEqual(nothing);
});

test('ROUTE-14 each subject has its own drawing, and each kind of vehicle is in it', () => {
	const drawn = pageSubjects.flatMap((subject) => sceneSvg(subject, 'car'));
	expect(new Set(drawn).size).toBe(pageSubjects.length);
	const kinds = ['car', 'truck', 'motorcycle', 'camper', 'conversion'] as const;
	expect(new Set(kinds.map((template) => sceneSvg('finance', template))).size).toBe(kinds.length);
	expect(drawn.join('')).not.toMatch(/#[0-9a-f]{3,6}|undefined|NaN/);
});
