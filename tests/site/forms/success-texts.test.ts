import { expect, test } from 'vitest';
import { slugify } from '../../../src/domain/addresses/slug.ts';
import { defaultForm, formNames } from '../../../src/forms/default-forms.ts';
import { makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

const { texts } = modelAt(makeSite(), 'success', '/success/');
const known = texts.map(({ category }) => category);

test.each(formNames)('ROUTE-10 %s is thanked for in words of its own', (name) => {
	const { category = '', subcategory } = defaultForm(name) ?? {};
	expect(known).toContain(slugify(subcategory ?? category));
});

test('ROUTE-10 a test drive is no question about used cars', () => {
	const { heading, text } = texts.find(({ category }) => category === 'test-drive') ?? expect.unreachable();
	expect([heading, text]).toEqual([
		'Thanks, we have your request for a test drive',
		'It is not booked yet. We will get back to you to arrange a time.',
	]);
});
