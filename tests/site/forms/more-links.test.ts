import { expect, test } from 'vitest';
import { slugify } from '../../../src/domain/addresses/slug.ts';
import { defaultForm, formNames } from '../../../src/forms/definitions/default-forms.ts';
import { moreAfter, moreLinks } from '../../../src/site/forms/more-links.ts';
import { makeSite } from '../../support/make-site.ts';

const ids = (settings: object = {}) => moreLinks(makeSite(settings as never)).map(({ id }) => id);

test('ROUTE-10 what is of use after a form: pages that the site has', () => {
	expect(ids()).toEqual(['stock', 'trade-in', 'finance', 'test-drive', 'visit']);
	expect(ids({ template: 'subscription' })).toEqual(['stock', 'visit']);
});

test('ROUTE-10 nobody is led back to the form that was just sent', () => {
	const own = { 'trade-in': 'trade-in', finance: 'finance', 'book-test-drive': 'test-drive' };
	for (const [form, id] of Object.entries(own)) {
		const { category = '', subcategory } = defaultForm(form) ?? {};
		expect(moreAfter(slugify(subcategory ?? category)), form).not.toContain(id);
	}
	for (const name of formNames) {
		const { category = '', subcategory } = defaultForm(name) ?? {};
		expect(moreAfter(slugify(subcategory ?? category)).length, name).toBeGreaterThan(1);
	}
});
