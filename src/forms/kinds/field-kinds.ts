import { metricIntervals } from '../../domain/locales/metric.ts';
import type { FieldKind } from './kind-row.ts';

const text = { control: 'text', value: 'text', rule: 'any' } as const;
const amount = { ...text, rule: 'amount', normaliser: 'amount', mask: 'thousands', inputMode: 'numeric' } as const;
const distance = { ...amount, control: 'distance' } as const;
const date = { ...text, control: 'date', rule: 'date' } as const;
const dateTime = { ...text, control: 'date-time', rule: 'date-time' } as const;
const choice = { ...text, control: 'choice', closed: true } as const;
const place = { ...choice, source: 'locations' } as const;
const radios = { ...choice, control: 'radios', options: ['Yes', 'No'] } as const;
const flag = { value: 'flag', rule: 'any' } as const;
const checkbox = { ...flag, control: 'checkbox' } as const;
const hidden = { control: 'hidden', rule: 'any' } as const;

/** The kinds of field (FORM-1), a row each: the specification's 40, and `custom`, whose components have their own table. */
const fieldKinds = {
	address: {
		...text,
		control: 'address',
		parts: [
			{ key: '{name}', label: 'Street address', rule: 'any', autocomplete: 'address-line1' },
			{ key: 'city', label: 'Suburb or city', rule: 'any', autocomplete: 'address-level2' },
			{ key: 'state', label: 'State', rule: 'any', autocomplete: 'address-level1', source: 'regions' },
			{ key: 'postcode', label: 'Postcode', rule: 'postcode', autocomplete: 'postal-code' },
		],
	},
	button: { control: 'button', value: 'none', rule: 'any' },
	CCExpiration: {
		...text,
		control: 'month-year',
		rule: 'month-year',
		mask: 'month-year',
		autocomplete: 'cc-exp',
		sensitive: true,
	},
	check: checkbox,
	checkGroup: { control: 'checkboxes', value: 'list', rule: 'any', closed: true },
	checkCard: { ...flag, control: 'check-card' },
	cricksSpecialLocation: place,
	currency: { ...amount, control: 'money', inputMode: 'decimal' },
	dateTimeGeneric: dateTime,
	dateTime: { ...dateTime, dateInput: true },
	distance,
	dob: {
		...text,
		control: 'birthday',
		inputMode: 'numeric',
		sensitive: true,
		parts: [
			{ key: 'day', label: 'Day', rule: 'birthday', autocomplete: 'bday-day' },
			{ key: 'month', label: 'Month', rule: 'birthday', autocomplete: 'bday-month' },
			{ key: 'year', label: 'Year', rule: 'birthday', autocomplete: 'bday-year' },
		],
	},
	email: { ...text, rule: 'email', autocomplete: 'email', inputMode: 'email' },
	expiryDate: date,
	file: { control: 'file', value: 'files', rule: 'any' },
	fullName: {
		...text,
		control: 'full-name',
		parts: [
			{ key: '{name}', label: 'First name', rule: 'person-name', autocomplete: 'given-name' },
			{ key: 'last_name', label: 'Last name', rule: 'person-name', autocomplete: 'family-name' },
		],
	},
	hidden: { ...hidden, value: 'text' },
	kilometre: distance,
	licenseNumber: { ...text, rule: 'licence-number', sensitive: true },
	locationSelectCustom: place,
	locationSelect: place,
	make: { ...text, control: 'suggestions', source: 'makes' },
	model: { ...text, control: 'suggestions', source: 'models' },
	number: { ...text, control: 'number', rule: 'number', inputMode: 'decimal' },
	optIn: { ...checkbox, optional: true },
	phone: { ...text, rule: 'phone', autocomplete: 'tel', inputMode: 'tel', mask: 'phone' },
	postcode: { ...text, rule: 'postcode', autocomplete: 'postal-code', inputMode: 'numeric', mask: 'postcode' },
	radio: radios,
	radioGroup: { ...radios },
	radioCardGroup: { ...radios, control: 'radio-cards' },
	rego: { ...text, rule: 'rego', normaliser: 'capitals', mask: 'capitals' },
	select: choice,
	serviceInterval: { ...choice, options: metricIntervals },
	starRating: { ...text, control: 'stars', rule: 'stars', inputMode: 'numeric' },
	string: text,
	textarea: { ...text, control: 'textarea' },
	tyres: {
		...text,
		control: 'tyres',
		parts: [
			{ key: '{name}_quantity', label: 'How many tyres', rule: 'quantity' },
			{ key: '{name}_size', label: 'Tyre size', rule: 'any' },
		],
	},
	websiteLocationSelect: place,
	year: { ...text, rule: 'year', inputMode: 'numeric', source: 'years' },
	cricksInstalled: radios,
	custom: { ...hidden, value: 'none' },
} as const satisfies Record<string, FieldKind>;

/** The components of the type `custom`. */
const customComponents = {
	termsConditions: { ...flag, control: 'terms-conditions' },
	firstName: { ...text, rule: 'person-name', autocomplete: 'given-name' },
	carPicker: {
		...text,
		control: 'car-picker',
		parts: [{ key: 'car_wanted', label: 'Wanted', rule: 'any' }],
	},
	// What is not among its answers was named by a link: an offer.
	pricedItem: { ...text, control: 'choice' },
	carCard: { control: 'car-card', value: 'none', rule: 'any' },
	financeFigures: { control: 'finance-figures', value: 'none', rule: 'any' },
	financeEstimate: { control: 'finance-estimate', value: 'none', rule: 'any' },
	vehicleLookUp: {
		...text,
		control: 'vehicle-look-up',
		normaliser: 'capitals',
		mask: 'capitals',
		parts: [
			{ key: '{name}', label: 'Registration', rule: 'rego' },
			{ key: '{name} State', label: 'State', rule: 'any' },
			{ key: 'VIN', label: 'VIN', rule: 'any' },
		],
	},
	valuationRange: { control: 'valuation-range', value: 'none', rule: 'any' },
	timeSlot: { ...dateTime, control: 'time-slots', dateInput: true },
} as const satisfies Record<string, FieldKind>;

export type FieldType = keyof typeof fieldKinds;
export type CustomComponent = keyof typeof customComponents;

export const fieldTypes = Object.keys(fieldKinds) as [FieldType, ...FieldType[]];
export const customComponentNames = Object.keys(customComponents) as [CustomComponent, ...CustomComponent[]];

/** The row of a field's type, or of its component. */
export function kindOf({ type, component }: { type: FieldType; component?: CustomComponent }): FieldKind {
	return type === 'custom' && component ? customComponents[component] : fieldKinds[type];
}
