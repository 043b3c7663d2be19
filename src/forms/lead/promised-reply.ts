import type { PlaceHours } from '../../domain/hours/day-hours.ts';
import { type ReplyBy, replyBy } from '../../domain/hours/reply-by.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { valueKeys } from '../kinds/value-keys.ts';

type Asked = {
	form: FormDefinition;
	values: FormValues;
	hours: PlaceHours | null;
	/** Opening hours within which visitors are answered. */
	openHours: number;
	/** In Unix seconds. */
	now: number;
};

/**
 * By when somebody who sends the form is promised an answer (ROUTE-10), and the visit they ask for, `2026-11-28T10:30`; empty without
 * one. Null where the hours do not tell, for a time that is booked by sending, and for applications for a job.
 */
export function promisedReply({ form, values, hours, openHours, now }: Asked): { by: ReplyBy; visit: string } | null {
	const fields = fieldsOf(form);
	const isBooked = fields.some(({ component }) => component === 'timeSlot');
	const by = hours && !isBooked && form.name !== 'careers' ? replyBy(hours, openHours, now) : null;
	if (!by) return null;
	const visit = fields
		.filter((field) => kindOf(field).rule === 'date-time')
		.flatMap((field) => valueKeys(field).map(({ key }) => values[key]))
		.find((value) => typeof value === 'string' && value !== '');
	return { by, visit: typeof visit === 'string' ? visit : '' };
}
