import { array, boolean, mixed, type Schema, type StringSchema, string, type TestConfig } from 'yup';
import { localeFacts } from '../../domain/words/locale.ts';
import type { FieldDefinition, FormValues } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import type { RuleName, ValueShape } from '../kinds/kind-row.ts';
import { isRequired } from '../kinds/value-keys.ts';
import { fileTypes, leadLimits } from '../lead/lead-limits.ts';
import type { FormSettings } from '../settings.ts';
import { birthdayFault, isDate, isDateTime, newestYear } from './dates.ts';
import { isEmail, isPersonName } from './person-rules.ts';
import { isPhone } from './phone-rules.ts';
import {
	formTexts,
	phoneText,
	postcodeText,
	tooBigText,
	tooLongText,
	tooNewText,
	tooSmallText,
	tooYoungText,
} from './texts.ts';

/** What a rule may look at besides the value. */
export type RuleContext = { field: FieldDefinition; settings: FormSettings };

type TextRule = (text: StringSchema, context: RuleContext) => StringSchema;

/** What a text has to be, for each rule that the field kinds name (FORM-2, FORM-3, FORM-4). Yup leaves out empty values. */
export const textRules: Record<RuleName, TextRule> = {
	any: (text) => text,
	// Yup's own `email()` takes addresses without a top-level domain.
	email: (text) => text.test(holds('email', isEmail, formTexts.email)),
	'person-name': (text, { settings }) =>
		text.test(holds('name', (name) => isPersonName(name, settings.nameExtraCharacters), formTexts.name)),
	phone: (text, { settings }) => text.test(holds('phone', (number) => isPhone(number, settings), phoneText(settings))),
	postcode: (text, { settings }) =>
		text.matches(new RegExp(`^\\d{${localeFacts(settings.locale).postcodeDigits}}$`), postcodeText(settings)),
	number: (text, { field }) => within(text.matches(/^-?\d+(?:\.\d+)?$/, formTexts.number), field),
	// Less than nothing is a number, and it is said how much is allowed.
	amount: (text, { field }) =>
		within(text.matches(/^(?:-(?=.*[1-9]))?\d+(?:\.\d{1,2})?$/, formTexts.number), { min: 0, ...field }),
	quantity: (text, { field }) => within(text.matches(/^-?\d+$/, formTexts.number), { min: 1, max: 20, ...field }),
	stars: (text) => text.matches(/^[1-5]$/, formTexts.stars),
	year: (text, { settings: { today } }) =>
		text
			.matches(/^(?:19|20)\d\d$/, formTexts.year)
			.test(holds('newest', (year) => Number(year) <= newestYear(today), tooNewText(newestYear(today)))),
	date: (text) => text.test(holds('date', isDate, formTexts.date)),
	'date-time': (text, { settings: { today } }) =>
		text
			.test(holds('date-time', isDateTime, formTexts.dateTime))
			.test(holds('past', (time) => today === undefined || time.slice(0, 10) >= today, formTexts.pastDate)),
	'month-year': (text) => text.matches(/^(?:0[1-9]|1[0-2])\/\d\d$/, formTexts.monthYear),
	birthday: (text, { field, settings }) =>
		text.test({
			name: 'birthday',
			test: (_, { parent, path, createError }) => {
				const { locale, today } = settings;
				const fault = birthdayFault(parent as FormValues, {
					required: isRequired(field),
					locale,
					least: field.min,
					today,
				});
				if (fault?.key !== path) return true;
				return createError({ message: fault.text === 'young' ? tooYoungText(field.min ?? 0) : formTexts[fault.text] });
			},
		}),
	'licence-number': (text) => text.matches(/^[a-z\d][a-z\d ]{0,19}$/i, formTexts.licenceNumber),
	rego: (text) => text.matches(/^(?=.{1,9}$)[a-z\d](?:[a-z\d -]*[a-z\d])?$/i, formTexts.rego),
};

const longestText = 200;
const longestMessage = 5000;

/** The schema of each shape of value. A text is also held to a rule. */
export const shapes: Record<ValueShape, (rule: RuleName, context: RuleContext) => Schema> = {
	text: (rule, context) => {
		const { control } = kindOf(context.field);
		const longest = control === 'textarea' || control === 'hidden' ? longestMessage : longestText;
		const limit = context.field.maxLength ?? longest;
		return textRules[rule](string().max(limit, tooLongText(limit)), context);
	},
	flag: () => boolean(),
	list: () => array().test(holds('texts', isTextList, formTexts.unknownValue)),
	files: () =>
		array()
			.max(leadLimits.files, formTexts.fileCount)
			.test(holds('type', (files) => filesOf(files).every(isOfKnownType), formTexts.fileType))
			.test(holds('size', (files) => bytesOf(filesOf(files)) <= leadLimits.fileBytes, formTexts.fileSize)),
	none: () => mixed(),
};

/** A test that is not asked about empty values. */
function holds<Value>(
	name: string,
	isRight: (value: Value) => boolean,
	message: string,
): TestConfig<Value | undefined> {
	return { name, message, skipAbsent: true, test: (value) => value === undefined || isRight(value) };
}

/** Numbers are texts while they are typed and sent, so Yup's `min` and `max` are about their length. */
function within(text: StringSchema, { min = -Infinity, max = Infinity }: { min?: number; max?: number }): StringSchema {
	return text
		.test(holds('least', (number: string) => Number(number) >= min, tooSmallText(min)))
		.test(holds('most', (number: string) => Number(number) <= max, tooBigText(max)));
}

function isTextList(value: readonly unknown[]): boolean {
	return value.every((one) => typeof one === 'string');
}

/** The browser's own files, or what the server knows of them. */
type AttachedFile = { size?: unknown; type?: unknown };

function filesOf(value: readonly unknown[]): AttachedFile[] {
	return value.filter((file): file is AttachedFile => typeof file === 'object' && file !== null);
}

function isOfKnownType({ type }: AttachedFile): boolean {
	return typeof type !== 'string' || Object.hasOwn(fileTypes, type);
}

function bytesOf(files: readonly AttachedFile[]): number {
	return files.reduce((sum, { size }) => sum + (typeof size === 'number' ? size : 0), 0);
}
