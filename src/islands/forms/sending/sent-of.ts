import type { SentLead, SentWorth } from '../../../client/leads/device/sent-lead.ts';
import type { FormsFile } from '../../../contract/forms-file.ts';
import { readAmount } from '../../../domain/words/read-amount.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { asksVehicle, namesCar } from '../../../forms/flow/places-for.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { dayText, rangeText } from '../look-up/valuation-texts.ts';
import { sentAnswers } from './sent-answers.ts';

type Sent = { site: Pick<FormsFile, 'settings' | 'look_ups'>; form: FormDefinition; values: FormValues };

/** What the success page says more about: the place, the car, the time that was asked for, the visitor's vehicle, the money there is (ROUTE-10). */
export function sentOf({ site, form, values }: Sent): Omit<SentLead, 'path'> {
	const text = (key: string): string => textOf(values, key);
	const time = fieldsOf(form).find((field) => kindOf(field).rule === 'date-time');
	const key = time && valueKeys(time)[0]?.key;
	const named = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map(text).filter(Boolean).join(' ');
	const car = text('car_id');
	return {
		location: text('location'),
		car,
		carName: car && namesCar(form) ? named : '',
		time: key ? text(key) : '',
		vehicle: asksVehicle(form) ? named : '',
		worth: worthOf(site, values),
		budget: readAmount(text('vehicle_price_budget') || text('price'), site.settings.locale) ?? 0,
		form: form.name,
		title: form.title,
		answers: sentAnswers({ site, form, values }),
		at: Date.now(),
	};
}

/** The range that the form has shown of the visitor's vehicle (FORM-17). */
function worthOf({ settings: { locale }, look_ups }: Sent['site'], values: FormValues): SentWorth | null {
	const [low, high] = [textOf(values, 'Valuation Low'), textOf(values, 'Valuation High')];
	// Midday, so that the day is the same by every clock.
	const until = Date.parse(`${textOf(values, 'Valuation Valid Until')}T12:00`);
	if (!look_ups || low === '' || high === '' || Number.isNaN(until)) return null;
	const range = { low: Number(low), high: Number(high), currency: textOf(values, 'Valuation Currency') };
	return {
		range: rangeText(range, { locale, currency: look_ups.currency }),
		until: dayText(until, locale),
		sample: values['Valuation Provider'] === 'Sample data',
	};
}

const textOf = (values: FormValues, key: string): string => (typeof values[key] === 'string' ? values[key] : '');
