import type { SiteConfig } from '../../config/site.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { askedOf } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { capitalised, localiseTexts } from '../../domain/words/wording.ts';
import { type FieldDefinition, type FormDefinition, fieldsOf } from '../definition.ts';
import { kindOf } from '../kinds/field-kinds.ts';
import { answers, primaryLocation } from './common-fields.ts';
import { defaultForm } from './default-forms.ts';
import { loanStep } from './financing.ts';
import { withHiredCategories } from './hired-categories.ts';
import { withOverride } from './override.ts';
import { withPricedItems } from './priced-items.ts';
import { type FormSite, formSettings } from './site-settings.ts';

/**
 * A form as a site has it: with its changes, its words and its locations (FORM-1, FORM-6, SITE-8, SITE-9). The page and the
 * function both ask for it here. Undefined for an unknown name.
 */
export function siteForm(name: string, site: FormSite): FormDefinition | undefined {
	const form = defaultForm(name);
	if (!form) return undefined;
	const override = site.forms.overrides[name];
	const offered = withHiredCategories(form, site.template);
	const changed = askedBy(override ? withOverride(offered, override) : offered, site.template);
	const priced = withPricedItems(withLookUps(withFiguresFirst(changed, site), site), site);
	const serviced = withServices(priced, site.forms.additional_services);
	const own = withShortAnswers(withTimesFirst(serviced, site, override?.submit), site.forms);
	const steps = own.steps.map((step) => ({ ...step, fields: step.fields.map((field) => ofSite(field, site)) }));
	const submit = override?.submit ?? subscribes(own, site) ?? own.submit;
	const complete = { ...own, submit, captcha: override?.captcha ?? (own.captcha && site.forms.captcha), steps };
	return localiseTexts(withTemplateWords(complete, site.template), site.locale, { keys: keptKeys });
}

/** The fields that fit what the template sells: of a camper nobody asks the kilometres (SITE-8). */
function askedBy(form: FormDefinition, template: SiteConfig['template']): FormDefinition {
	const kinds = askedOf(template);
	const fits = ({ only }: FieldDefinition): boolean => only === undefined || kinds.includes(only);
	return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.filter(fits) })) };
}

/** An enquiry about a car that is had by subscription asks for the car itself. */
const subscribes = ({ name }: FormDefinition, { template }: FormSite): string | null =>
	name === 'enquiry' && template === 'subscription' ? 'Request this car' : null;

/** Keys whose texts are names, not wording. */
const keptKeys: ReadonlySet<string> = new Set([
	'name',
	'type',
	'category',
	'subcategory',
	'value',
	'values',
	'field',
	'dateInputName',
	'autocomplete',
	'component',
	'defaultValue',
	'destination',
	'counts_as',
]);

const asksFirst: ReadonlySet<string> = new Set(['car', 'location', 'test_drive']);

/**
 * Where times can be booked, or the site wants it so, the first of the two steps of a test drive asks for car, place and time, and
 * the second who comes (CAR-1): whether there is a time that suits decides whether somebody goes on.
 */
function withTimesFirst(
	form: FormDefinition,
	{ test_drives, locations, forms }: FormSite,
	submit = 'Book {drive}',
): FormDefinition {
	const hasSlots = test_drives?.slots || locations.some((location) => location.test_drives?.slots);
	const fields = form.steps.flatMap((step) => step.fields);
	const isFirst = hasSlots || forms.test_drive_asks_first === 'when';
	if (!isFirst || !fields.some(({ name, type }) => name === 'test_drive' && type === 'dateTime')) return form;
	const [time, you] = [form.steps[1], form.steps[0]];
	const asked = fields
		.filter(({ name }) => asksFirst.has(name))
		.toSorted((one, other) => (one.name < other.name ? -1 : 1));
	const rest = fields.filter(({ name }) => !asksFirst.has(name));
	return {
		...form,
		submit: hasSlots ? submit : form.submit,
		steps: [
			{
				id: 0,
				...(time?.title && { title: time.title }),
				fields: hasSlots ? asked.map(withSlots) : asked,
				quiet: true,
			},
			{ id: 1, ...(you?.title && { title: you.title }), fields: rest },
		],
	};
}

const withSlots = (field: FieldDefinition): FieldDefinition =>
	field.name === 'test_drive' ? { ...field, type: 'custom', component: 'timeSlot', help: timeHelp } : field;

const timeHelp = 'We hold the time for 15 minutes while you fill in the rest.';

/** Where the finance page takes the place of the pre-approval's (ROUTE-9) its form asks for the figures first, and then who asks. */
function withFiguresFirst(form: FormDefinition, { finance_replaces_pre_approval: isFirst }: FormSite): FormDefinition {
	if (form.name !== 'finance' || !isFirst) return form;
	const first = new Set(loanStep.fields.map(({ name }) => name));
	const rest = form.steps.flatMap(({ fields }) => fields).filter(({ name }) => !first.has(name));
	return { ...form, steps: [loanStep, { id: 1, title: 'Your details', fields: rest }] };
}

/**
 * One of e-mail address and phone number is enough, where the site says so (FORM-6); the address, which comes first, tells what is
 * missing. Fields that say themselves whether they are required stay. An enquiry about a car may start with the site's words.
 */
function withShortAnswers(form: FormDefinition, settings: SiteConfig['forms']): FormDefinition {
	const open = fieldsOf(form).filter(({ required, either }) => required === undefined && either === undefined);
	const asksBoth = ['email', 'phone'].every((name) => open.some((field) => field.name === name && field.type === name));
	const isEither = settings.contact_required === 'either' && asksBoth;
	const names = new Set(fieldsOf(form).map(({ name }) => name));
	const ofField = (field: FieldDefinition): FieldDefinition => {
		if (field.either && !names.has(field.either)) return alone(field);
		if (isEither && field.name === 'email') return { ...field, either: 'phone' };
		if (isEither && field.name === 'phone') return { ...field, either: 'email', required: false };
		const text = form.name === 'enquiry' && field.name === 'message' && settings.message_about_car;
		return text ? { valueAboutCar: text, ...field } : field;
	};
	return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(ofField) })) };
}

/** One of two fields where the site has left the other out. */
const alone = ({ either: _, required: __, ...field }: FieldDefinition): FieldDefinition => field;

const withServicesOf: ReadonlySet<string> = new Set(['enquiry', 'contact']);

/** The site’s further boxes to tick, before the message of an enquiry (FORM-6). */
function withServices(form: FormDefinition, services: readonly string[]): FormDefinition {
	if (services.length === 0 || !withServicesOf.has(form.name)) return form;
	const boxes: FieldDefinition = {
		name: 'additional_services',
		type: 'checkGroup',
		label: 'I am also interested in',
		required: false,
		options: answers(...services),
	};
	const steps = form.steps.map((step) => {
		const place = step.fields.findIndex(({ name }) => name === 'message');
		return place < 0 ? step : { ...step, fields: step.fields.toSpliced(place, 0, boxes) };
	});
	return { ...form, steps };
}

function ofSite(field: FieldDefinition, site: FormSite): FieldDefinition {
	if (kindOf(field).source === 'locations' && !field.options) return ofLocations(field, site);
	if (field.name === 'message' && !site.forms.message_required) return { required: false, ...field };
	if (field.name === 'finance_vehicle_type') return { defaultValue: site.finance.vehicle_type, ...field };
	if (field.type === 'serviceInterval')
		return { options: answers(...localeRow(site.locale).serviceIntervals), ...field };
	if (field.type === 'optIn') return { defaultValue: site.forms.opt_in_default, ...field };
	return field;
}

/** Whether vehicles are found by their plate or VIN (SITE-10). */
export function looksUpVehicles({ nevdis, autograb, redbook }: Flags): boolean {
	return nevdis || autograb || redbook;
}

/** Whether a provider says what a vehicle is worth (SITE-10). */
export function valuesVehicles({ autograb, redbook }: Omit<Flags, 'nevdis'>): boolean {
	return autograb || redbook;
}

type Flags = Pick<SiteConfig, 'nevdis' | 'autograb' | 'redbook'>;

/**
 * The form as far as the site looks up vehicles (SITE-10): the plate alone where it does not, and no range where nobody says one. Who
 * says what a vehicle is worth charges for it, so a form that is not about that asks the register only.
 */
function withLookUps(form: FormDefinition, site: Flags): FormDefinition {
	const isAboutWorth = fieldsOf(form).some(({ component }) => component === 'valuationRange');
	const canFind = isAboutWorth ? looksUpVehicles(site) : site.nevdis;
	const ofStep = (field: FieldDefinition): readonly FieldDefinition[] => {
		if (field.component === 'vehicleLookUp' && !canFind) return [plainPlate(field)];
		return field.component === 'valuationRange' && !valuesVehicles(site) ? [] : [field];
	};
	return { ...form, steps: form.steps.map((step) => ({ ...step, fields: step.fields.flatMap(ofStep) })) };
}

/** The plate alone, where nothing is looked up by it. */
function plainPlate({ name, help }: FieldDefinition): FieldDefinition {
	return { name, type: 'rego', label: 'Registration', required: false, half: true, ...(help && { help }) };
}

/** A choice of one location is not a choice: its number is sent (FORM-6, FORM-10). */
function ofLocations(field: FieldDefinition, site: FormSite): FieldDefinition {
	const { locations } = formSettings(site);
	if (locations.length > 1) return field;
	const { name, label } = field;
	return { name, label, type: 'hidden', defaultValue: primaryLocation };
}

/** `{singular}`, `{drive}` and `{Drive}` replaced by the words for what is sold (SITE-8). */
function withTemplateWords(form: FormDefinition, template: SiteConfig['template']): FormDefinition {
	const { singular, drive } = templateWords(template);
	const words: Record<string, string> = { singular, drive, Drive: drive.split(' ').map(capitalised).join(' ') };
	const fill = (value: unknown): unknown => {
		if (typeof value === 'string')
			return value.replace(/\{(singular|drive|Drive)\}/g, (_, word: string) => words[word] ?? '');
		if (Array.isArray(value)) return value.map(fill);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]));
	};
	return fill(form) as FormDefinition;
}
