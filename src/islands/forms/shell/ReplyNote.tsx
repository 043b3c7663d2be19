import { useFormikContext } from 'formik';
import type { FormValues } from '../../../forms/definition.ts';
import { chosenPlace, offeredPlaces } from '../facts/offered-places.ts';
import { useAlive } from '../fields/use-alive.ts';
import { useForm } from './form-context.ts';
import { replyText } from './reply-text.ts';

/** By when there is an answer, by the hours of the chosen place, before the form is sent (ROUTE-10). */
export function ReplyNote() {
	const asked = useForm();
	const { values } = useFormikContext<FormValues>();
	const { form, site } = asked;
	const place = chosenPlace(asked, values['location']) ?? offeredPlaces(asked)[0];
	const text = replyText({ form, values, hours: place?.hours ?? null, reply: site.reply, now: Date.now() / 1000 });
	return useAlive() && text !== null ? <p className="form-reply">{text}</p> : null;
}
