export type DraftName = `draft:${string}`;

/** Name of a form's draft: one for each thing that the form can be about. */
export function draftName(form: string, about: Readonly<Record<string, string>> = {}): DraftName {
	return `draft:${form}:${about['car_id'] ?? about['car_ids'] ?? about['offer'] ?? about['location'] ?? ''}`;
}
