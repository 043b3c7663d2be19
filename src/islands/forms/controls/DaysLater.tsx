import type { FieldDefinition } from '../../../forms/definition.ts';
import { FieldGroup } from '../fields/FieldFrame.tsx';
import { useForm } from '../shell/form-context.ts';
import { noticeText, offeredDays } from './visits.ts';

/** Days and times as the build draws them: which ones there are is the browser's to say, and they take as much room. */
export function DaysLater({ field }: { field: FieldDefinition }) {
	const notice = noticeText(useForm().site.settings.visitNotice);
	return (
		<FieldGroup field={{ ...field, help: [field.help, notice].filter(Boolean).join(' ') }}>
			<div className="slot-days" data-later="" aria-hidden="true">
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
