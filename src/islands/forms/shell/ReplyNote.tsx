import { useFormikContext } from 'formik';
import { replyBy, replyByText } from '../../../domain/hours/reply-by.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { takingCategories } from '../../../forms/lead/categories.ts';
import { chosenPlace, offeredPlaces } from '../facts/offered-places.ts';
import { useAlive } from '../fields/use-alive.ts';
import { useForm } from './form-context.ts';

/** When somebody who sells has a figure from the dealer, by the hours of the place and the dealer's promise (ROUTE-10). */
export function ReplyNote() {
	const asked = useForm();
	const { values } = useFormikContext<FormValues>();
	const { form, site } = asked;
	if (!useAlive() || !takingCategories.includes(form.category)) return null;
	const place = chosenPlace(asked, values['location']) ?? offeredPlaces(asked)[0];
	const by = place?.hours ? replyBy(place.hours, site.reply.hours, Date.now() / 1000) : null;
	if (!by) return null;
	return <p className="form-reply">You’ll have a figure from us {replyByText(by, site.reply.months)}.</p>;
}
