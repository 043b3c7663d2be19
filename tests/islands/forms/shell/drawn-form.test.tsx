import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formNames } from '../../../../src/forms/definitions/default-forms.ts';
import { plainStart } from '../../../../src/islands/forms/facts/starting-values.ts';
import { DrawnForm, placeId } from '../../../../src/islands/forms/shell/DrawnForm.tsx';
import { formPlace } from '../../../../src/site/forms/form-place.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeStore } from '../../../client/leads/make-storage.ts';
import { makeSite } from '../../../support/make-site.ts';

let LeadForm: typeof import('../../../../src/islands/forms/shell/LeadForm.tsx').LeadForm;
beforeAll(async () => {
	// Its captcha's worker runs at once where nothing makes a worker of it.
	vi.stubGlobal('self', {});
	({ LeadForm } = await import('../../../../src/islands/forms/shell/LeadForm.tsx'));
	vi.unstubAllGlobals();
});

const sites = {
	'one place': makeSite({ locations: [{ id: 3, name: 'North - Sales' }] }),
	'two places': makeSite({ locations: [3, 4].map((id) => ({ id, name: `Place ${id}`, dealership_slug: `d${id}` })) }),
};

describe('FORM-6 the form that the build draws into a page', () => {
	const drawn = Object.entries(sites).flatMap(([title, site]) =>
		formNames.flatMap((name) => {
			const file = formPlace(name, site.config)?.drawn;
			return file ? [{ title, name, file, site }] : [];
		}),
	);

	test('is there for every form whose first step depends on the site alone', () => {
		const names = (of: string) => drawn.filter(({ title }) => title === of).map(({ name }) => name);
		expect(names('one place')).toEqual(expect.arrayContaining(['contact', 'fleet', 'finance-pre-approval']));
		// Days depend on today, makes on the stock, a car on the visitor.
		for (const name of ['book-a-service', 'parts', 'sell-your-car', 'careers', 'book-test-drive']) {
			expect(names('one place')).not.toContain(name);
		}
	});

	test.each(drawn)(
		'$name with $title is what the browser draws first, so that React takes it over as it stands',
		({ name, file, site }) => {
			const full = formsFile(site);
			const { form, consent } = full.forms[name] ?? expect.unreachable();
			const start = plainStart({ site: full, form, about: {} });
			const stores = { device: makeStore(), tab: makeStore() };
			const alive = {
				site: { ...full, settings: { ...full.settings, today: '2026-06-15' } },
				form,
				consent,
				stores,
				start,
			};
			const live = createElement(LeadForm, { ...alive, id: placeId(name), about: {}, car: null, contactHref: null });
			expect(renderToString(createElement(DrawnForm, { site: file, name, about: {} }))).toBe(renderToString(live));
		},
	);
});
