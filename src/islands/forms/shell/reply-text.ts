import type { FormsFile } from '../../../contract/forms-file.ts';
import type { PlaceHours } from '../../../domain/hours/day-hours.ts';
import { replyBy, replyByText } from '../../../domain/hours/reply-by.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { takingCategories } from '../../../forms/lead/categories.ts';

type Asked = {
	form: FormDefinition;
	values: FormValues;
	hours: PlaceHours | null;
	reply: FormsFile['reply'];
	/** In Unix seconds. */
	now: number;
};

/**
 * By when somebody who sends the form hears from the dealer, as the page of thanks says it (ROUTE-10): `You’ll hear from us by 3pm
 * tomorrow.` Null where the hours do not tell, for a time that is booked by sending, and for applications for a job.
 */
export function replyText({ form, values, hours, reply, now }: Asked): string | null {
	const fields = fieldsOf(form);
	const isBooked = fields.some(({ component }) => component === 'timeSlot');
	const by = hours && !isBooked && form.name !== 'careers' ? replyBy(hours, reply.hours, now) : null;
	if (!by) return null;
	const visit = fields
		.filter((field) => kindOf(field).rule === 'date-time')
		.flatMap((field) => valueKeys(field).map(({ key }) => values[key]))
		.find((value) => typeof value === 'string' && value !== '');
	const when = replyByText(by, reply.months, typeof visit === 'string' ? visit : '');
	return takingCategories.includes(form.category)
		? `You’ll have a figure from us ${when}.`
		: `You’ll hear from us ${when}.`;
}
