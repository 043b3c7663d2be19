import { useFormikContext } from 'formik';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { chosenPlace } from '../facts/offered-places.ts';
import { FieldGroup } from '../fields/FieldFrame.tsx';
import { useForm } from '../shell/form-context.ts';
import { noticeText, offeredDays, weekOf } from './visits.ts';

/** Days and times as the build draws them: which ones there are is the browser's to say, and they take as much room. */
export function DaysLater({ field }: { field: FieldDefinition }) {
	const form = useForm();
	const { values } = useFormikContext<FormValues>();
	const notice = noticeText(form.site.settings.visitNotice);
	const week = weekOf(chosenPlace(form, values['location'])?.hours ?? null);
	return (
		<FieldGroup field={{ ...field, help: [field.help, notice].filter(Boolean).join(' ') }}>
			<div className="slot-days" data-week={week} data-later="" aria-hidden="true">
				{Array.from({ length: offeredDays }, (_, index) => (
					<i key={index} />
				))}
			</div>
			<div className="field-parts" aria-hidden="true">
				<span className="slot-other">Choose another day</span>
			</div>
			<p className="field-help" aria-hidden="true">
				Choose a day to see its times.
			</p>
		</FieldGroup>
	);
}
