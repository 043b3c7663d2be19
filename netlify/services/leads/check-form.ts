import type { LeadPayload } from '../../../src/contract/leads.ts';
import type { FormDefinition } from '../../../src/forms/definition.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { formSettings } from '../../../src/forms/definitions/site-settings.ts';
import { validateLead } from '../../../src/forms/rules/lead-schema.ts';
import { formTexts } from '../../../src/forms/rules/texts.ts';
import type { Tenant } from '../tenants.ts';
import { invalid, isIncomplete } from './read-lead.ts';

/** The form of this name on a tenant's site; undefined without a name or for one that there is not (any more). */
export function formOf({ site }: Tenant, name: string | null | undefined): FormDefinition | undefined {
	return name ? siteForm(name, site) : undefined;
}

/**
 * Checks what the visitor entered, by the schema of the form that the browser used too (FORM-2). Without a form of ours a
 * complete lead needs something to answer to. Returns the form. Throws a Refusal (422 `invalid`) that names the fields.
 */
export function checkForm(
	tenant: Tenant,
	{ form: name, payload, testPhone }: { form: string | null; payload: LeadPayload; testPhone?: string | undefined },
): FormDefinition | undefined {
	const form = formOf(tenant, name);
	const incomplete = isIncomplete(payload);
	if (form) {
		const checked = validateLead(form, formSettings(tenant.site, testPhone), {
			...payload,
			...(incomplete && { form_completed: false }),
		});
		if (!checked.ok) throw invalid(checked.errors);
	} else if (!incomplete && !payload.email?.trim() && !payload.phone?.trim()) {
		throw invalid({ email: formTexts.required });
	}
	return form;
}
