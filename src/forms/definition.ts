import type { ActionName } from '../domain/leads/named-events.ts';
import type { AskedKind } from '../domain/words/template.ts';
import type { CustomComponent, FieldType } from './kinds/field-kinds.ts';

/** One of the answers that a field offers. `value` is sent, `label` is read. */
export type Choice = { value: string; label: string };

/** Shown while the field `field` has a valid value, or one of `values` where they are given (FORM-2). */
export type Condition = { field: string; values?: readonly string[] | undefined };

/** A field of a form (FORM-1). The first six keys are the specification's. */
export type FieldDefinition = {
	/** Key of its value in the lead. A fullName field has `last_name` beside it; `valueKeys` knows all of them. */
	name: string;
	type: FieldType;
	label: string;
	/** Every field is required unless this is false (FORM-2). */
	required?: boolean;
	/** Sent and not shown. */
	hidden?: boolean;
	defaultValue?: string | number | boolean | readonly string[];
	/** Where type is `custom`. */
	component?: CustomComponent;
	/** Key of a dateTime field's value in the lead, in place of its name: 'Test Drive Booking Date'. */
	dateInputName?: string;
	/** Text that a `termsConditions` component asks to agree to. */
	disclaimer?: string;
	/** What can be chosen. Without them the answers of its kind or of the site. */
	options?: readonly Choice[];
	/** Asked above it and above its neighbours of the same type, such as several boxes. */
	question?: string;
	/** A sentence below the label. */
	help?: string;
	placeholder?: string;
	/** Autofill token; without one that of its kind, where it has one. */
	autocomplete?: string;
	showWhen?: Condition;
	/** Name of another field of the step: one of the two is enough. Where both name each other, the first says what is missing. */
	either?: string;
	/** Names of other fields of the step: with one of them filled in, this one is not required. */
	unless?: readonly string[];
	/** Name of another field of the step: an amount that this one has to be less than. */
	below?: string;
	/** Name of another field of the step: a day and time that this one has to be later than. */
	after?: string;
	/** Heading that it stands under together with its neighbours of the same section. */
	section?: string;
	/** Value that it starts with where the form knows its car; `{car}` stands for the car's name. */
	valueAboutCar?: string;
	/** Smallest number; of a date of birth the age in years. */
	min?: number;
	max?: number;
	/** Characters that a text may have. */
	maxLength?: number;
	/** Stored encrypted and left out of mails. Without it as its kind says. */
	sensitive?: boolean;
	/** Asked only where the site's vehicles are driven, towed or had by subscription; without it everywhere (SITE-8). */
	only?: AskedKind;
	/** Half of the form's width, beside its neighbour. */
	half?: boolean;
};

/** A page of a form. One without `showWhen` is never skipped (FORM-7). */
export type StepDefinition = {
	/** From 0, its place in the form. */
	id: number;
	title?: string;
	fields: readonly FieldDefinition[];
	showWhen?: Condition;
	/** Nothing is sent when the visitor goes on from it: it asks for nothing by which somebody could be reached. */
	quiet?: boolean;
};

/** Where a form is sent (FORM-15). */
export type Destination = 'server' | 'car-clarity';

/** A form as data: JSON, so that it can be handed to the browser (FORM-1, FORM-7). */
export type FormDefinition = {
	name: string;
	title: string;
	text?: string;
	/** Text of the last step's button. */
	submit: string;
	/** Category of the lead (FORM-16). A visitor's choice in a field `category` overrides it. */
	category: string;
	subcategory?: string;
	/** What somebody sends by it, where that is not an enquiry: `service booking request`. */
	noun?: string;
	/** The category follows car_type where the lead has one (FORM-9). */
	followsCarType?: boolean;
	destination: Destination;
	/** Department that it is for: its locations are offered (LOC-10). */
	department?: 'service' | 'parts';
	/** Whether the captcha is shown (FORM-6). */
	captcha: boolean;
	/** What its leads count as, where the site says so (USER-7). */
	counts_as?: ActionName;
	steps: readonly StepDefinition[];
};

/** Values of a form by key, as its controls hold them. */
export type FormValues = Record<string, unknown>;

/** The fields of all steps, or of those asked for. */
export function fieldsOf(form: FormDefinition, steps?: readonly number[]): FieldDefinition[] {
	return form.steps.filter(({ id }) => steps?.includes(id) ?? true).flatMap(({ fields }) => fields);
}
