import type { MouseEvent } from 'react';
import { localiseText } from '../../../domain/words/wording.ts';
import { fieldsOf } from '../../../forms/definition.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { useForm } from './form-context.ts';

/** All that has to be put right, each with a link to it; said at once to those who cannot see it. */
export function ErrorSummary() {
	const { form, site, errors, id } = useForm();
	const parts = fieldsOf(form).flatMap((field) => valueKeys(field));
	const faults = parts.filter(({ key }) => errors[key]);
	if (faults.length === 0) return null;
	const go = (event: MouseEvent, key: string) => {
		event.preventDefault();
		document.getElementById(id(key))?.focus();
	};
	return (
		<div className="form-summary" role="alert">
			<p>
				<strong>
					{faults.length === 1 ? 'One answer is missing or wrong' : `${faults.length} answers are missing or wrong`}
				</strong>
			</p>
			<ul>
				{faults.map(({ key, label }) => (
					<li key={key}>
						<a href={`#${id(key)}`} onClick={(event) => go(event, key)}>
							{localiseText(label, site.settings.locale)}
						</a>
						{/[?!.]$/.test(label) ? ' ' : ': '}
						{errors[key]}
					</li>
				))}
			</ul>
		</div>
	);
}
