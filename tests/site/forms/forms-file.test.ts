import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { formNames } from '../../../src/forms/definitions/default-forms.ts';
import { consentText, consentVersion } from '../../../src/site/forms/consent.ts';
import { formPlace } from '../../../src/site/forms/form-place.ts';
import { formsFile, formTitles } from '../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../support/make-site.ts';

const noForm = {
	name: '',
	title: '',
	submit: '',
	category: '',
	destination: 'server',
	captcha: true,
	steps: [],
} as const;
const file = (set: Partial<SiteInput> = {}) => formsFile(makeSite(set));

describe('the file of a site’s forms', () => {
	test('FORM-1 every form, as JSON', () => {
		expect(Object.keys(file().forms)).toEqual(formNames);
		expect(JSON.parse(JSON.stringify(file()))).toEqual(file());
	});

	test('SITE-15 in mock mode the calls go to /mock', () => {
		expect([file().base, file({ mock: true }).base]).toEqual(['/api', '/mock']);
	});

	test('FORM-6 the version of the words that are agreed to stands beside the form, and none where nothing is', () => {
		const optIn = { fields: { opt_in: { label: 'Write to me.' } } };
		const changed = file({ forms: { overrides: { enquiry: optIn } } });
		const words = (of: ReturnType<typeof file>, name: string) => consentText(of.forms[name]?.form ?? noForm);
		expect(changed.forms['enquiry']?.consent).toBe(consentVersion('Write to me.'));
		expect(words(changed, 'enquiry')).toBe('Write to me.');
		expect(words(file(), 'enquiry')).toBe('Send me news and offers. I can unsubscribe at any time.');
		expect(words(file(), 'finance-pre-approval')).toMatch(/credit report.*\nSend me news/s);
		expect(file().forms['enquiry']?.consent).not.toBe(changed.forms['enquiry']?.consent);
		expect(changed.forms['contact']?.consent).toBe(file().forms['contact']?.consent);
		expect(file().forms['careers']?.consent).toBeNull();
	});

	test('LOC-10 the places that forms choose from, with their makes', () => {
		const locations = [
			{ id: 3, name: 'North', dealership_slug: 'north', manufacturers: ['Kia'] },
			{ id: 4, name: 'South', dealership_slug: 'north' },
			{ id: 5, name: 'Closed', visible: false },
		];
		expect(file({ locations }).places).toMatchObject([
			{ id: 3, dealership_slug: 'north', manufacturers: ['Kia'], location_type: '', location_subtype: [], hours: null },
			{ id: 4, manufacturers: [] },
		]);
	});

	test('FORM-1 any make may be traded in: those that are not in stock are suggested too, each once', () => {
		const names = file().makes.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(['Holden', 'Suzuki', 'Toyota']));
		expect(new Set(names).size).toBe(names.length);
	});

	test('FORM-3 the privacy policy that forms link is the site’s', () => {
		expect(file().privacyPath).toBe('/privacy-policy/');
		expect(file({ consent: { policy_url: '/our-privacy' } }).privacyPath).toBe('/our-privacy/');
	});

	test('FORM-1 titles as the site has them', () => {
		const { config } = makeSite({ forms: { overrides: { fleet: { title: 'For firms' } } } });
		expect(formTitles(config)).toMatchObject({ fleet: 'For firms', enquiry: 'Submit an enquiry' });
	});
});

describe('the place of a form', () => {
	test('an unknown form has none', () => {
		expect(formPlace('nothing', makeSite().config)).toBeNull();
	});
});
