import type { ReactNode } from 'react';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { Field } from './Field.tsx';

type Fields = { fields: readonly FieldDefinition[] };

/** The fields of a step; those of one section stand together under its heading, and those that answer one question under it. */
export function StepFields({ fields }: Fields) {
	return grouped(fields, (last, field) => last.section === field.section).map((group) =>
		group[0].section ? (
			<fieldset key={group[0].name} className="form-section">
				<legend className="type-card">{group[0].section}</legend>
				<div className="form-fields">{questionFields(group)}</div>
			</fieldset>
		) : (
			questionFields(group)
		),
	);
}

const questionFields = (fields: readonly FieldDefinition[]): ReactNode[] =>
	grouped(fields, answersWith).map(([first, ...others]) =>
		first.question ? (
			<fieldset key={first.name} className="field field-group field-question">
				<legend>{first.question}</legend>
				<div className="form-fields">
					{[first, ...others].map((field) => (
						<Field key={field.name} field={field} />
					))}
				</div>
			</fieldset>
		) : (
			<Field key={first.name} field={first} />
		),
	);

type Group = [FieldDefinition, ...FieldDefinition[]];

/** Neighbours of the same type go with a field that has a question, unless they have one themselves. */
const answersWith = (first: FieldDefinition, field: FieldDefinition): boolean =>
	first.question !== undefined && first.type === field.type && !field.question;

/** Neighbours together that go with the first of them. */
function grouped(
	fields: readonly FieldDefinition[],
	goesWith: (first: FieldDefinition, field: FieldDefinition) => boolean,
): Group[] {
	const groups: Group[] = [];
	for (const field of fields) {
		const last = groups.at(-1);
		if (last && goesWith(last[0], field)) last.push(field);
		else groups.push([field]);
	}
	return groups;
}
