import type { MouseEvent } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import { type FieldDefinition, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import type { FormSettings } from '../../../forms/settings.ts';
import { useFaults } from '../fields/use-value.ts';
import { faultWords, summaryHeading } from './fault-words.ts';
import { useForm } from './form-context.ts';

/** The keys of a field under the names that they are missed by: a date of birth is one answer. */
const namedKeys = (field: FieldDefinition, { regionLabel }: FormSettings): { key: string; label: string }[] =>
	valueKeys(field).map(({ key, label, source }) => ({
		key,
		label: kindOf(field).control === 'birthday' ? field.label : source ? regionLabel : label,
	}));

/**
 * Everything on a step that has to be put right, each with a link to it; read out at once by screen readers. What is wrong stands at the field
 * itself: said twice it fills a phone’s screen. What was changed since is crossed out, and nothing is read out again for it.
 */
export function ErrorSummary({ step }: { step: number }) {
	const { form, site, id, isChanged } = useForm();
	const parts = fieldsOf(form, [step]).flatMap((field) => namedKeys(field, site.settings));
	const faults = useFaults(parts.map(({ key }) => key));
	const faulty = parts.filter(({ key }) => faults[key]);
	if (faulty.length === 0) return null;
	const left = faulty.filter(({ key }) => !isChanged(key)).length;
	const go = (event: MouseEvent, key: string) => {
		event.preventDefault();
		document.getElementById(id(key))?.focus();
	};
	return (
		<div
			{...(left === faulty.length ? { role: 'alert' } : { role: 'group', 'aria-label': 'What to check' })}
			className="form-summary"
			data-changed={left === 0 || undefined}
		>
			<p>
				<strong>{summaryHeading(left)}</strong>
			</p>
			<ul>
				{faulty.map(({ key, label }) => (
					<li key={key} data-changed={isChanged(key) || undefined}>
						<a href={`#${id(key)}`} onClick={(event) => go(event, key)}>
							{localiseText(label, site.settings.locale)}
						</a>
						<span className="sr-only">{isChanged(key) ? ' (changed)' : faultWords(label, faults[key] ?? '')}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
