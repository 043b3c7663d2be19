import type { FormsFile } from '../../../contract/forms-file.ts';
import type { PlaceHours } from '../../../domain/hours/day-hours.ts';
import { replyByText } from '../../../domain/hours/reply-by.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { takingCategories } from '../../../forms/lead/categories.ts';
import { promisedReply } from '../../../forms/lead/promised-reply.ts';

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
 * tomorrow.` Null where nothing is promised.
 */
export function replyText({ reply, ...asked }: Asked): string | null {
	const promised = promisedReply({ ...asked, openHours: reply.hours });
	if (!promised) return null;
	const when = replyByText(promised.by, reply.months, promised.visit);
	return takingCategories.includes(asked.form.category)
		? `You’ll have a figure from us ${when}.`
		: `You’ll hear from us ${when}.`;
}
