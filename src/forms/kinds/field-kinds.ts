import type { FieldDefinition } from '../definition.ts';
import type { ValueRule } from '../rules/value-rules.ts';
import type { InputMask } from './input-masks.ts';
import { serviceIntervals } from './service-intervals.ts';

/**
 * The kinds of field (FORM-1): the sources' 40, and `custom`, whose components have a table of their own. A kind names
 * its control; the island maps these names to what it draws.
 */

/** What a field draws. */
export type ControlName =
	| 'text'
	| 'textarea'
	| 'number'
	| 'money'
	| 'distance'
	| 'date'
	| 'date-time'
	| 'month-year'
	| 'birthday'
	| 'full-name'
	| 'address'
	| 'tyres'
	| 'choice'
	| 'radios'
	| 'radio-cards'
	| 'checkbox'
	| 'check-card'
	| 'checkboxes'
	| 'suggestions'
	| 'stars'
	| 'file'
	| 'hidden'
	| 'button'
	| 'terms-conditions'
	| 'car-card';

/** What a value is: '' | null | false | [] while it is empty. */
type ValueShape = 'text' | 'flag' | 'list' | 'files' | 'none';

/** Where the answers of a choice come from, if its definition gives none. */
type Source = 'locations' | 'makes' | 'models' | 'years';

export type FieldKind = {
	control: ControlName;
	value: ValueShape;
	rule: ValueRule;
	/** Autofill token (HTML's `autocomplete`). */
	autocomplete?: string;
	/** HTML's `inputmode`. */
	inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
	mask?: InputMask;
	source?: Source;
	/** Answers that the kind has of its own. */
	options?: readonly string[];
	/** A value must be one of the answers. */
	closed?: boolean;
	/** Not required unless the definition says so. */
	optional?: boolean;
	/** Kept encrypted and not mailed unless the definition says otherwise. */
	sensitive?: boolean;
};

const text = { control: 'text', value: 'text', rule: 'text' } as const;
const choice = { control: 'choice', value: 'text', rule: 'text', closed: true } as const;
const yesNo = ['Yes', 'No'] as const;
const places = { ...choice, source: 'locations' } as const;
const wholeNumber = { value: 'text', rule: 'amount', inputMode: 'numeric' } as const;

const fieldKinds = {
	address: { control: 'address', value: 'text', rule: 'text', autocomplete: 'street-address' },
	button: { control: 'button', value: 'none', rule: 'any' },
	CCExpiration: {
		...text,
		control: 'month-year',
		rule: 'month-year',
		mask: 'month-year',
		autocomplete: 'cc-exp',
		sensitive: true,
	},
	check: { control: 'checkbox', value: 'flag', rule: 'any' },
	checkGroup: { control: 'checkboxes', value: 'list', rule: 'any', closed: true },
	checkCard: { control: 'check-card', value: 'flag', rule: 'any' },
	cricksSpecialLocation: places,
	currency: { ...wholeNumber, control: 'money', mask: 'thousands', inputMode: 'decimal' },
	dateTimeGeneric: { ...text, control: 'date-time', rule: 'date-time' },
	dateTime: { ...text, control: 'date-time', rule: 'date-time' },
	distance: { ...wholeNumber, control: 'distance', mask: 'thousands' },
	dob: {
		control: 'birthday',
		value: 'text',
		rule: 'birthday',
		autocomplete: 'bday',
		inputMode: 'numeric',
		sensitive: true,
	},
	email: { ...text, rule: 'email', autocomplete: 'email', inputMode: 'email' },
	expiryDate: { ...text, control: 'date', rule: 'date' },
	file: { control: 'file', value: 'files', rule: 'files' },
	fullName: { control: 'full-name', value: 'text', rule: 'person-name', autocomplete: 'given-name' },
	hidden: { control: 'hidden', value: 'text', rule: 'any' },
	kilometre: { ...wholeNumber, control: 'distance', mask: 'thousands' },
	licenseNumber: { ...text, rule: 'licence-number', sensitive: true },
	locationSelectCustom: places,
	locationSelect: places,
	make: { ...text, control: 'suggestions', source: 'makes' },
	model: { ...text, control: 'suggestions', source: 'models' },
	number: { ...text, control: 'number', rule: 'number', inputMode: 'decimal' },
	optIn: { control: 'checkbox', value: 'flag', rule: 'any', optional: true },
	phone: { ...text, rule: 'phone', autocomplete: 'tel', inputMode: 'tel', mask: 'phone' },
	postcode: { ...text, rule: 'postcode', autocomplete: 'postal-code', inputMode: 'numeric', mask: 'postcode' },
	radio: { ...choice, control: 'radios', options: yesNo },
	radioGroup: { ...choice, control: 'radios', options: yesNo },
	radioCardGroup: { ...choice, control: 'radio-cards', options: yesNo },
	rego: { ...text, rule: 'rego', mask: 'capitals' },
	select: choice,
	serviceInterval: {
		...choice,
		options: serviceIntervals['en-AU'],
	},
	starRating: { control: 'stars', value: 'text', rule: 'stars', inputMode: 'numeric' },
	string: text,
	textarea: { ...text, control: 'textarea' },
	tyres: { control: 'tyres', value: 'text', rule: 'text' },
	websiteLocationSelect: places,
	year: { ...text, rule: 'year', mask: 'year', inputMode: 'numeric', source: 'years' },
	cricksInstalled: { ...choice, control: 'radios', options: yesNo },
	custom: { control: 'hidden', value: 'none', rule: 'any' },
} as const satisfies Record<string, FieldKind>;

/** Components of the type `custom`. A new one is a line here and a control in the island. */
const customComponents = {
	termsConditions: { control: 'terms-conditions', value: 'flag', rule: 'any' },
	carCard: { control: 'car-card', value: 'none', rule: 'any' },
} as const satisfies Record<string, FieldKind>;

export type FieldType = keyof typeof fieldKinds;
export type CustomComponent = keyof typeof customComponents;

export const fieldTypes = Object.keys(fieldKinds) as [FieldType, ...FieldType[]];
export const customComponentNames = Object.keys(customComponents) as [CustomComponent, ...CustomComponent[]];

/** What a field is: the facts of its type, or of its component. */
export function kindOf({ type, component }: Pick<FieldDefinition, 'type' | 'component'>): FieldKind {
	return type === 'custom' && component ? customComponents[component] : fieldKinds[type];
}
