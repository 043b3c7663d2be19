import type { LeadPayload } from '../../../src/contract/leads.ts';
import { type FormDefinition, fieldsOf } from '../../../src/forms/definition.ts';
import type { FormSettings } from '../../../src/forms/settings.ts';
import { kindOf } from '../../../src/forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../src/forms/kinds/value-keys.ts';
import { careers, chosenCategory, enquiryCategories, generalCategory } from '../../../src/forms/lead/categories.ts';
import { leadKeys } from '../../../src/forms/lead/lead-keys.ts';
import { leadValues } from '../../../src/forms/lead/lead-values.ts';
import type { Call } from '../../http/call.ts';
import type { Tenant } from '../tenants.ts';
import { formOf } from './check-form.ts';

/** What a lead says it is, as far as the captcha is concerned. */
export type Claimed = {
	form: string | null | undefined;
	lead: LeadPayload;
	destination: string | undefined;
	hasFiles: boolean;
};

/**
 * Whether a visitor's lead needs no captcha (FORM-6): the site asks for none at all, or one form does without and the lead is
 * that form's in every respect. It goes where the form goes, is from a page of this site, is about what the form is about and
 * has no answers but the form's. So one form without a captcha does not open the others.
 */
export function needsNoCaptcha({ request, tenant }: Pick<Call, 'request' | 'tenant'>, claimed: Claimed): boolean {
	const form = formOf(tenant, claimed.form);
	if (form?.captcha ?? tenant.site.forms.captcha) return false;
	if (!tenant.site.forms.captcha) return true;
	return (
		form !== undefined && isFormsOwn(form, claimed, tenant.site) && isOfSite(claimed.lead.url, { request, tenant })
	);
}

/** Whether a form does without a captcha although its site has one. */
export const isOpenForm = (tenant: Tenant, form: string | null | undefined): boolean =>
	tenant.site.forms.captcha && formOf(tenant, form)?.captcha === false;

type Settings = Pick<FormSettings, 'locale'>;

function isFormsOwn(
	form: FormDefinition,
	{ lead, destination = 'server', hasFiles }: Claimed,
	settings: Settings,
): boolean {
	const fields = fieldsOf(form);
	const takesFiles = fields.some((field) => kindOf(field).value === 'files');
	const keys = new Set<string>([
		...leadKeys,
		...always,
		...fields.flatMap((field) => valueKeys(field).map(({ key }) => key)),
	]);
	return (
		destination === form.destination &&
		(takesFiles || !hasFiles) &&
		Object.keys(lead).every((key) => keys.has(key)) &&
		isAbout(form, settings, lead)
	);
}

/** Keys that forms send beside those of their fields. */
const always = ['name', 'last_name', 'category', 'subcategory'] as const;

function isAbout(form: FormDefinition, settings: Settings, lead: LeadPayload): boolean {
	const choice = fieldsOf(form).find(({ name }) => name === 'category');
	const chosen = choice && (choice.options?.map(({ value }) => value) ?? enquiryCategories);
	if (chosen) return chosen.map(sentAs).includes(lead.category ?? '');
	const { category, ...values } = leadValues(form, settings, lead);
	return lead.category === sentAs(chosenCategory(form, values));
}

/** A careers enquiry goes out as a general one (FORM-6). */
const sentAs = (category: string): string => (category === careers.category ? generalCategory : category);

function isOfSite(address: unknown, { request, tenant }: Pick<Call, 'request' | 'tenant'>): boolean {
	const page = typeof address === 'string' ? URL.parse(address) : null;
	if (!page || !/^https?:$/.test(page.protocol)) return false;
	const own = [request.headers.get('host'), tenant.site.domain_name, URL.parse(tenant.site.url)?.host];
	return own.some((host) => host?.toLowerCase() === page.host);
}
