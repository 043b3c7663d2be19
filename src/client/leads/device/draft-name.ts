import { itemField } from '../../../domain/leads/priced-item.ts';

export type DraftName = `draft:${string}`;

/** Name of a form's draft: one for each thing that the form can be about, and for each question that an opener puts in it. */
export function draftName(form: string, about: Readonly<Record<string, string>> = {}): DraftName {
	const thing = things.map((key) => about[key]).find((value) => value !== undefined);
	const question = about['message'] ? `:${about['message']}` : '';
	return `draft:${form}:${thing ?? ''}${question}`;
}

const things = ['car_id', 'car_ids', 'offer', itemField, 'location'];
