import type { InputMask } from './input-masks.ts';

/** Everything that the code knows about a kind of field (FORM-1). `field-kinds.ts` has a row for each. */
export type FieldKind = {
	/** The control that the island draws. */
	control: ControlName;
	value: ValueShape;
	/** What a text must be; `any` for every other value. */
	rule: RuleName;
	/** The values that are asked for, where one field has several. */
	parts?: readonly KindPart[];
	/** Its value goes under the field's `dateInputName` instead of its name. */
	dateInput?: boolean;
	/** How a text is changed before it is checked and sent. Spaces around it are always taken off. */
	normaliser?: NormaliserName;
	/** How a text is written while it is typed. */
	mask?: InputMask;
	/** Autofill token (HTML's `autocomplete`). */
	autocomplete?: string;
	/** HTML's `inputmode`. */
	inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
	/** Where the answers come from, if the field names none. */
	source?: 'locations' | 'makes' | 'models' | 'years';
	/** Answers of the kind itself. */
	options?: readonly string[];
	/** The value must be one of the answers. */
	closed?: boolean;
	/** Not required unless the field says so. */
	optional?: boolean;
	/** Stored encrypted and left out of mails, unless the field says otherwise. */
	sensitive?: boolean;
};

/** One of the values of a field. */
export type KindPart = {
	/** Its key in the lead; `{name}` stands for the field's name. */
	key: string;
	label: string;
	rule: RuleName;
	autocomplete?: string;
	/** One of the states or regions of the country. */
	source?: 'regions';
};

/** What draws a field. `islands/forms/fields/control-table.ts` has a component for each. */
export type ControlName =
	| 'text'
	| 'textarea'
	| 'number'
	| 'money'
	| 'distance'
	| 'date'
	| 'date-time'
	| 'time-slots'
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
	| 'car-card'
	| 'car-picker'
	| 'finance-figures'
	| 'finance-estimate'
	| 'vehicle-look-up'
	| 'valuation-range';

/** What a value is. Empty it is '', false or []; a field of the shape `none` has no value. */
export type ValueShape = 'text' | 'flag' | 'list' | 'files' | 'none';

/** What a text can be held to. `rules/value-rules.ts` has a Yup schema for each. */
export type RuleName =
	| 'any'
	| 'email'
	| 'person-name'
	| 'phone'
	| 'postcode'
	| 'number'
	| 'amount'
	| 'quantity'
	| 'stars'
	| 'year'
	| 'date'
	| 'date-time'
	| 'month-year'
	| 'birthday'
	| 'licence-number'
	| 'rego';

/** How a text is put in order. `normalise-value.ts` has a function for each. */
export type NormaliserName = 'amount' | 'capitals';
