import { expect, test } from 'vitest';
import { slugify } from '../../../src/domain/addresses/slug.ts';
import { pleaseBring } from '../../../src/domain/words/please-bring.ts';
import { defaultForm, formNames } from '../../../src/forms/definitions/default-forms.ts';
import { makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const { texts, facts } = modelAt(
	makeSite({
		name: 'Motors',
		forms: { reply_within_hours: 4 },
		locations: [
			{ id: 3, name: 'North - Sales', location_type: 'sales' },
			{ id: 4, name: 'South - Service', location_type: 'service' },
			{ id: 5, name: 'West' },
		],
	}),
	'success',
	'/success/',
);
const known = texts.map(({ category }) => category);

test.each(formNames)('ROUTE-10 %s has its own thanks', (name) => {
	const { category = '', subcategory } = defaultForm(name) ?? {};
	expect(known).toContain(slugify(subcategory ?? category));
});

test('ROUTE-10 a test drive is not a question about used cars', () => {
	const { heading, text } = texts.find(({ category }) => category === 'test-drive') ?? expect.unreachable();
	expect([heading, text]).toEqual([
		'Thanks, we have your request for a test drive',
		'It isn’t booked until we confirm the time.',
	]);
});

test('ROUTE-10 every thanks says what happens next, and most by whom and by when', () => {
	for (const { category, steps } of texts) expect(steps.length, category).toBeGreaterThan(1);
	expect(texts.filter(({ steps }) => !steps.join().includes('{who}'))).toEqual([]);
});

test('ROUTE-10 the page knows who answers, in how many opening hours', () => {
	expect(facts).toMatchObject({ replyHours: 4, drive: 'Test drive' });
	expect(facts.places.map(({ team }) => team)).toEqual([
		'the sales team at North',
		'the service team at South',
		'the team at West',
	]);
});

test('ROUTE-10 a dealer with one place is called by its name, whoever there answers', () => {
	const one = makeSite({ name: 'Motors', locations: [{ id: 3, name: 'Showroom', location_type: 'sales' }] });
	expect(modelAt(one, 'success', '/success/').facts.places[0]?.team).toBe('the team at Motors');
});

test('ROUTE-10 who asks for a car by subscription is told what comes of it, and that nothing is charged', () => {
	const site = makeSite({ name: 'Motors', template: 'subscription' });
	const used = modelAt(site, 'success', '/success/').texts.find(({ category }) => category === 'used-vehicle-enquiry');
	expect(used?.text).toBe('Nothing is charged yet.');
	expect(used?.steps.join(' ')).toContain('to confirm your plan and the weekly price');
	expect(used).not.toHaveProperty('named');
});

test('ROUTE-10 a question about a car is thanked for with its name, where the page knows it', () => {
	const named = texts.filter((text) => 'named' in text && text.named === 'We have your question about the {car}.');
	expect(named.map(({ category }) => category)).toEqual([
		'new-vehicle-enquiry',
		'used-vehicle-enquiry',
		'demo-vehicle-enquiry',
	]);
});

test.each([
	['car', 'your child seat'],
	['motorcycle', 'helmet'],
	['camper', 'tow vehicle'],
] as const)('ROUTE-10 %s: what to bring is what the pages of the forms ask for', (template, item) => {
	const site = makeSite({ name: 'Motors', template });
	const { pages, test_drives } = site.config;
	const { texts } = modelAt(site, 'success', '/success/');
	const said = (category: string) => texts.find((text) => text.category === category)?.steps.join(' ');
	expect(test_drives.bring).toContain(item);
	expect(said('test-drive')).toContain(pleaseBring(test_drives.bring));
	const listed = JSON.stringify(pages['/book-test-drive/']).toLowerCase();
	expect(listed).toContain(item);
	for (const [category, path] of [
		['service-enquiry', '/service/'],
		['trade-in-enquiry', '/trade-in/'],
	] as const) {
		const [, asked = ''] = /[Pp]lease bring (.*?)(?: and |\.)/.exec(said(category) ?? '') ?? [];
		expect(asked).not.toBe('');
		expect(JSON.stringify(pages[path]).toLowerCase()).toContain(asked);
	}
});
