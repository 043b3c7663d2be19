import type { FormAbout } from '../../../contract/forms-file.ts';
import { itemField, itemKey } from '../../../domain/leads/priced-item.ts';
import { type FormDefinition, fieldsOf } from '../../../forms/definition.ts';

const longest = 120;

/** What the page knows, with the service, part or offer that its address names where the form asks for one. */
export function withAddressItem(about: FormAbout, form: FormDefinition, search: string): FormAbout {
	const item = new URLSearchParams(search).get(itemKey)?.slice(0, longest);
	if (!item || !fieldsOf(form).some(({ name }) => name === itemField)) return about;
	return { ...about, values: { [itemField]: item, ...about.values } };
}
