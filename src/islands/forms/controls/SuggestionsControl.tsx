import { useFormikContext } from 'formik';
import type { FormsFile } from '../../../contract/forms-file.ts';
import { type FieldDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { Likely, useVisited } from '../fields/LikelyMail.tsx';
import { likelyWord } from '../fields/likely-word.ts';
import { PartInput } from '../fields/PartInput.tsx';
import { useAlive } from '../fields/use-alive.ts';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';

/** A text with suggestions: makes, and the models of the make that was chosen. Anything else may be typed as well; what is nearly one of them is asked about. */
export function SuggestionsControl({ field }: { field: FieldDefinition }) {
	const { id, site, form } = useForm();
	const { values } = useFormikContext<FormValues>();
	const part = onlyValue(field);
	const list = `${id(part.key)}-list`;
	const { value, set, attributes } = useValue(field, part);
	const { isIn, visit } = useVisited(attributes.id);
	const isAlive = useAlive();
	const known = { makes: isAlive ? site.makes : [] };
	const make = fieldsOf(form).find((other) => kindOf(other).source === 'makes');
	const offered = suggestions(kindOf(field).source, { ...known, values, make: make?.name });
	return (
		<FieldFrame field={field} part={part}>
			<PartInput field={field} part={part} list={list} onVisit={visit} />
			<Likely field={attributes.id} likely={isIn ? null : likelyWord(String(value ?? ''), offered)} set={set} />
			<datalist id={list}>
				{offered.map((text) => (
					<option key={text} value={text} />
				))}
			</datalist>
		</FieldFrame>
	);
}

type Known = Pick<FormsFile, 'makes'> & { values: FormValues; make: string | undefined };

function suggestions(source: string | undefined, { makes, values, make }: Known): readonly string[] {
	if (source !== 'models') return makes.map(({ name }) => name);
	const chosen = String(values[make ?? ''] ?? '')
		.trim()
		.toLowerCase();
	return makes.find(({ name }) => name.toLowerCase() === chosen)?.models ?? [];
}
