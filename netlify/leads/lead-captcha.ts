import type { LeadPayload } from '../../src/contract/lead.ts';
import { careers, chosenCategory, enquiryCategories, generalCategory } from '../../src/forms/categories.ts';
import { type FormDefinition, type FormSettings, fieldsOf } from '../../src/forms/definition.ts';
import { kindOf } from '../../src/forms/field-kinds.ts';
import { leadKeys } from '../../src/forms/lead-keys.ts';
import { leadValues } from '../../src/forms/lead-values.ts';
import { valueKeys } from '../../src/forms/value-keys.ts';
import { checkCaptcha, type Solved, unsolved } from '../platform/guards/captcha.ts';
import type { Call } from '../platform/http/call.ts';
import type { Draft } from './draft-lead.ts';
import { formOf } from './lead-form.ts';

/**
 * The captcha that a new lead needs (FORM-6); null where it needs none. A later step needs none: whoever has the lead's token
 * has sent its first one. But a lead that began without a captcha stays what its form is for. Throws a Refusal (422
 * `captcha`).
 */
export async function checkLeadCaptcha(call: Call, draft: Draft): Promise<Solved | null> {
	const { runtime, tenant } = call;
	const { client, before, body, lead, form, destination, files } = draft;
	if (client !== null) return null;
	const claimed = { form, destination, hasFiles: files.length > 0 };
	if (before) {
		const first = before.form === lead.form ? form : formOf(tenant, before.form);
		const isOpen = tenant.site.forms.captcha && first?.captcha === false;
		if (isOpen && !needsNoCaptcha(call, { ...claimed, lead: lead.payload })) throw unsolved();
		return null;
	}
	if (needsNoCaptcha(call, { ...claimed, lead: body.lead })) return null;
	return checkCaptcha(body.captcha, { secrets: runtime.secrets, tenant: tenant.slug });
}

/** What a lead claims to be, as far as the captcha is concerned. */
type Claimed = {
	form: FormDefinition | undefined;
	lead: LeadPayload;
	destination: string | undefined;
	hasFiles: boolean;
};

/**
 * Whether a visitor's lead needs no captcha (FORM-6): the site asks for none at all, or one form does without and the lead is
 * that form's in every respect. It goes where the form goes, comes from a page of this site, is about what the form is about
 * and has no answers but the form's. So one form without a captcha does not open the others.
 */
export function needsNoCaptcha({ request, tenant }: Pick<Call, 'request' | 'tenant'>, claimed: Claimed): boolean {
	const { form } = claimed;
	if (form?.captcha ?? tenant.site.forms.captcha) return false;
	if (!tenant.site.forms.captcha) return true;
	return (
		form !== undefined && isFormsOwn(form, claimed, tenant.site) && isOfSite(claimed.lead.url, { request, tenant })
	);
}

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
