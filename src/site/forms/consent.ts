import { hash } from 'node:crypto';
import { type FormDefinition, fieldsOf } from '../../forms/definition.ts';

/** What a form asks its visitors to agree to, in its own words; null where it is nothing. */
export function consentText(form: FormDefinition): string | null {
	const texts = fieldsOf(form)
		.filter(({ type, component }) => type === 'optIn' || component === 'termsConditions')
		.map(({ label, disclaimer }) => [label, disclaimer].filter(Boolean).join(' '));
	return texts.length > 0 ? texts.join('\n') : null;
}

/** The name of a wording, made from its text, so that one name never means two wordings. */
export const consentVersion = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);
