import type { FieldDefinition } from '../../../forms/definition.ts';
import { Field } from './Field.tsx';

/** The fields of a step; those that answer one question stand together under it. */
export function QuestionFields({ fields }: { fields: readonly FieldDefinition[] }) {
	return byQuestion(fields).map(([first, ...others]) =>
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
}

type Group = [FieldDefinition, ...FieldDefinition[]];

/** A field with a question, and its neighbours of the same type that have none of their own. */
function byQuestion(fields: readonly FieldDefinition[]): Group[] {
	const groups: Group[] = [];
	for (const field of fields) {
		const last = groups.at(-1);
		const goesWith = last?.[0].question && last[0].type === field.type && !field.question;
		if (last && goesWith) last.push(field);
		else groups.push([field]);
	}
	return groups;
}
