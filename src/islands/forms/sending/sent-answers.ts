import type { SentAnswer } from '../../../client/leads/device/sent-lead.ts';
import type { FormsFile } from '../../../contract/forms-file.ts';
import { spokenVisit } from '../../../domain/hours/spoken-time.ts';
import { localeFacts } from '../../../domain/words/locale.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { moneySign } from '../../../domain/words/written-number.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { shownFields } from '../../../forms/flow/visibility.ts';
import { choicesOf } from '../../../forms/kinds/choices.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { isDateTime } from '../../../forms/rules/dates.ts';
import { figuresText, takesFigures } from '../facts/figures.ts';

/** Said on the next page in words of its own: the time with its place, the car, the visitor's vehicle. */
const elsewhere: ReadonlySet<string> = new Set(['Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Vehicle Variant']);

type Filled = { site: Pick<FormsFile, 'settings'>; form: FormDefinition; values: FormValues };

/** What the visitor has answered, to read once more on the page that says thanks (ROUTE-10). Nothing that only a lender should know. */
export function sentAnswers({ site: { settings }, form, values }: Filled): SentAnswer[] {
	const asked = shownFields({ form, settings, values }).filter(({ hidden, type }) => !hidden && type !== 'optIn');
	const isPrivate = (field: FieldDefinition): boolean => field.sensitive ?? kindOf(field).sensitive === true;
	// The first time is said with its place.
	const visit = fieldsOf(form).find(isTime);
	const told = asked.filter(
		(field) => !isPrivate(field) && !elsewhere.has(field.name) && field !== visit && isTold(field),
	);
	const answers = told.flatMap((field) => {
		const text = answerText(field, values, settings);
		return text === '' ? [] : [{ label: labelOf(field, settings.locale), text }];
	});
	const worked = takesFigures(form) ? figuresText(values, settings.locale) : '';
	if (worked) answers.push({ label: 'Your figures', text: worked });
	const isSilent = !asked.some(isPrivate);
	return isSilent ? answers : [...answers, { label: 'Private answers', text: 'Sent, and not shown again here.' }];
}

/** What a subscriber has chosen on the car's page is hidden in the form, and told with the answers. */
function isTold(field: FieldDefinition): boolean {
	const { control, value } = kindOf(field);
	if (control === 'hidden' && field.only === 'subscribed') return true;
	return value !== 'none' && control !== 'hidden' && control !== 'terms-conditions';
}

const isTime = (field: FieldDefinition): boolean => kindOf(field).rule === 'date-time';

/** The look-up's label is its button's. */
function labelOf(field: FieldDefinition, locale: string): string {
	const [part] = valueKeys(field);
	const label = kindOf(field).control === 'vehicle-look-up' ? (part?.label ?? field.label) : field.label;
	return localiseText(label, locale).replace(/[?:]+$/, '');
}

function answerText(field: FieldDefinition, values: FormValues, settings: FormsFile['settings']): string {
	const choices = new Map(choicesOf(field, settings).map(({ value, label }) => [value, label]));
	const { control } = kindOf(field);
	const isNoVehicle = control === 'vehicle-look-up' && !values[field.name] && !values['VIN'];
	if (isNoVehicle) return '';
	if (control === 'distance') return distanceAnswer(field, values, settings);
	if (isTime(field)) return timeAnswer(field, values, settings);
	const texts = valueKeys(field).flatMap(({ key }) => plainTexts(values[key], choices));
	const text = texts.join(control === 'full-name' || control === 'vehicle-look-up' ? ' ' : ', ');
	return text === '' || control !== 'money' ? text : `${moneySign(settings.locale)}${text}`;
}

/** `Wednesday 2 December, 10:30 am`. */
function timeAnswer(field: FieldDefinition, values: FormValues, { locale }: FormsFile['settings']): string {
	const [time = ''] = valueKeys(field).map(({ key }) => String(values[key] ?? ''));
	return isDateTime(time) ? spokenVisit(time, locale) : '';
}

/** With its unit once, whether or not it was typed. */
function distanceAnswer(field: FieldDefinition, values: FormValues, settings: FormsFile['settings']): string {
	const number = String(values[field.name] ?? '')
		.replace(/\s*(?:km|miles?|mi)\.?\s*$/i, '')
		.trim();
	return number && `${number} ${localeFacts(settings.locale).distanceUnit === 'SMI' ? 'miles' : 'km'}`;
}

function plainTexts(value: unknown, choices: ReadonlyMap<string, string>): string[] {
	if (value === true) return ['Yes'];
	if (typeof value === 'string') return value.trim() === '' ? [] : [choices.get(value) ?? value.trim()];
	if (!Array.isArray(value)) return [];
	return value.flatMap((one) => (one instanceof File ? [one.name] : plainTexts(one, choices)));
}
