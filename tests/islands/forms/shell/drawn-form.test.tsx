import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formNames } from '../../../../src/forms/definitions/default-forms.ts';
import { plainStart } from '../../../../src/islands/forms/facts/starting-values.ts';
import { DrawnForm } from '../../../../src/islands/forms/shell/DrawnForm.tsx';
import { placeId } from '../../../../src/islands/forms/shell/place-id.ts';
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

/** Its free times can be booked, its vehicles are looked up, and the day comes first. */
const flags = { nevdis: true, autograb: true, test_drives: { slots: true } };

const sites = {
	'all flags': makeSite({ ...flags, locations: [{ id: 3, name: 'North - Sales' }] } as never),
	'a day first': makeSite({ locations: [{ id: 3, name: 'North' }], forms: { test_drive_asks_first: 'when' } } as never),
	camper: makeSite({ locations: [{ id: 3, name: 'North' }], template: 'camper' } as never),
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

	test('is there for every form', () => {
		for (const title of Object.keys(sites))
			expect(drawn.filter((one) => one.title === title).map(({ name }) => name)).toEqual([...formNames]);
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
