import type { FormDefinition } from '../../src/forms/definition.ts';
import { siteForm } from '../../src/forms/definitions/site-form.ts';
import { formSettings } from '../../src/forms/definitions/site-settings.ts';
import { leadLimits } from '../../src/forms/lead/lead-limits.ts';
import { validateLead } from '../../src/forms/rules/lead-schema.ts';
import { formTexts } from '../../src/forms/rules/texts.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Call } from '../platform/http/call.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';
import { isIncomplete } from './lead-record.ts';

/**
 * The form of this name on a tenant's site; undefined without a name, and where the tenant has no form of that name (any
 * more). Worked out once for a call and handed on: it is made of the form's definition, the tenant's changes and its words.
 */
export function formOf({ site }: Pick<Tenant, 'site'>, name: string | null | undefined): FormDefinition | undefined {
	return name ? siteForm(name, site) : undefined;
}

/**
 * Checks what the visitor entered by the schema of the form that the browser used too (FORM-2). Without a form of ours a
 * complete lead needs an email or a phone number. Throws a Refusal: 422 `invalid`, which names the fields, and 413 for a lead
 * that has grown too large, step by step.
 */
export function checkAnswers(
	{ tenant, runtime }: Pick<Call, 'tenant' | 'runtime'>,
	{ form, lead: { payload } }: { form: FormDefinition | undefined; lead: StoredLead },
): void {
	if (JSON.stringify(payload).length > 2 * leadLimits.jsonBytes) {
		throw new Refusal('too_large', 'This enquiry is too large.');
	}
	const incomplete = isIncomplete(payload);
	if (form) {
		const settings = formSettings(tenant.site, runtime.env['FORECOURT_TEST_PHONE']);
		const checked = validateLead(form, settings, { ...payload, ...(incomplete && { form_completed: false }) });
		if (!checked.ok) throw invalid(checked.errors);
	} else if (!incomplete && !payload.email?.trim() && !payload.phone?.trim()) {
		throw invalid({ email: formTexts.required });
	}
}
