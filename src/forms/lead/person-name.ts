/** A person's names as a lead has them (FORM-5). */
type LeadNames = { name: string; first_name: string; last_name: string };

/**
 * First and last name as one. Where that is empty or 'undefined undefined', a first name stands for it:
 * `{ first_name: 'Ann', name: 'undefined undefined' }` → name 'Ann'.
 */
export function leadNames(given: { name?: unknown; first_name?: unknown; last_name?: unknown }): LeadNames {
	const first_name = nameText(given.first_name);
	const last_name = nameText(given.last_name);
	const name = nameText(given.name) || [first_name, last_name].filter(Boolean).join(' ');
	return { name: name === 'undefined undefined' && first_name ? first_name : name, first_name, last_name };
}

function nameText(value: unknown): string {
	return typeof value === 'string' ? value.trim() : '';
}
