import type { SiteConfig } from '../../config/site.ts';
import { isHired } from '../../domain/words/template.ts';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { hiringCategories } from '../lead/categories.ts';

/** The form without the types of enquiry that a dealer who hires out has nothing to do with: it sells, finances and buys none (FORM-16). */
export function withHiredCategories(form: FormDefinition, template: SiteConfig['template']): FormDefinition {
	if (!isHired(template)) return form;
	const ofField = (field: FieldDefinition): FieldDefinition => {
		if (field.name !== 'category' || !field.options) return field;
		return { ...field, options: field.options.filter(({ value }) => hiringCategories.includes(value)) };
	};
	return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(ofField) })) };
}
