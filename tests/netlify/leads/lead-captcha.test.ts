import { describe, expect, test } from 'vitest';
import { needsNoCaptcha } from '../../../netlify/leads/lead-captcha.ts';
import { formNames } from '../../../src/forms/default-forms.ts';
import { initialValues } from '../../../src/forms/initial-values.ts';
import { startOfFlow } from '../../../src/forms/lead-flow.ts';
import { leadPayload } from '../../../src/forms/lead-payload.ts';
import { formSettings } from '../../../src/forms/settings.ts';
import { siteForm } from '../../../src/forms/site-form.ts';
import { makeSite, readSite } from '../../config/read.ts';

const context = {
	website_slug: 'plain',
	dealership_slug: null,
	url: 'https://plain.example/contact/',
	user_agent: 'x',
	visited_pages: ['/'],
	linked_query_params: { utm_source: 'a' },
	page_id: '/contact/',
	manufacturer_slug: 'kia',
	vehicle_status: 'used',
};

describe('issue 11.18 a form that does without a captcha', () => {
	test.each(formNames)(
		'%s: what our own page sends is let through at every step, and not as any other form’s',
		(name) => {
			const overrides = { [name]: { captcha: false } };
			const site = readSite(makeSite({ forms: { overrides, additional_services: ['Towing'] } }));
			const settings = formSettings(site);
			const form = siteForm(name, site);
			if (!form) throw new Error(`There is no form ${name}.`);
			const tenant = { slug: 'plain', site };
			const request = new Request('http://x/api/leads', { headers: { host: 'plain.example' } });
			for (const car_type of ['new', 'used', '']) {
				const values = { ...initialValues(form, settings), car_type };
				for (const { id: step } of form.steps) {
					const flow = { ...startOfFlow, step };
					const lead = leadPayload({ form, settings, flow, values, context });
					const claimed = { lead, destination: form.destination, hasFiles: false };
					expect(needsNoCaptcha({ request, tenant }, { ...claimed, form }), `step ${step}`).toBe(true);
					expect(needsNoCaptcha({ request, tenant }, { ...claimed, form: undefined })).toBe(false);
				}
			}
		},
	);
});
