import { itemField } from '../../../domain/leads/priced-item.ts';

export type DraftName = `draft:${string}`;

/** Name of a form's draft: one for each thing that the form can be about. */
export function draftName(form: string, about: Readonly<Record<string, string>> = {}): DraftName {
	const thing = things.map((key) => about[key]).find((value) => value !== undefined);
	return `draft:${form}:${thing ?? ''}`;
}

const things = ['car_id', 'car_ids', 'offer', itemField, 'location'];
