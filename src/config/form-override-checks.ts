import { z } from 'zod';
import { type FormDefinition, fieldsOf } from '../forms/definition.ts';
import { defaultForm, formNames } from '../forms/definitions/default-forms.ts';
import { kindOf } from '../forms/kinds/field-kinds.ts';
import { valueKeys } from '../forms/kinds/value-keys.ts';
import { leadKeys } from '../forms/lead/lead-keys.ts';
import { nearest } from './explain.ts';
import { type FormOverride, formOverride, type NewField } from './form-override.ts';

/** Changes of the site’s forms, by the form’s name (FORM-1). */
export const formOverrides = z
	.record(z.string(), formOverride)
	.default({})
	.superRefine((overrides, ctx) => {
		for (const [name, override] of Object.entries(overrides)) {
			const form = defaultForm(name);
			const refuse: Refuse = (path, input, expected, known) =>
				ctx.addIssue({
					code: 'custom',
					path: [name, ...path],
					input,
					message: expected,
					params: { hint: hint(input, known) },
				});
			if (form) checkOverride(form, override, refuse);
			else refuse([], name, `the name of a form: ${formNames.join(', ')}`, formNames);
		}
	});

type NamesOthers = Pick<NewField, 'either' | 'below' | 'unless' | 'showWhen'>;

type Refuse = (path: PropertyKey[], input: unknown, expected: string, known?: readonly string[]) => void;

function hint(input: unknown, known: readonly string[] = []): string | undefined {
	const guess = typeof input === 'string' ? nearest(input, known) : undefined;
	return guess && `Did you mean ${JSON.stringify(guess)}?`;
}

function checkOverride(form: FormDefinition, override: FormOverride, refuse: Refuse): void {
	const own = fieldsOf(form).map(({ name }) => name);
	const all = [...own, ...override.add.map(({ name }) => name)].filter((name) => !override.remove.includes(name));
	const known = (path: PropertyKey[], name: string | undefined, names: readonly string[]) => {
		if (name !== undefined && !names.includes(name))
			refuse(path, name, `the name of a field of this form: ${names.join(', ')}`, names);
	};
	for (const [index, name] of override.remove.entries()) known(['remove', index], name, own);
	const knownOthers = (path: PropertyKey[], { either, below, unless = [], showWhen }: NamesOthers) => {
		known([...path, 'either'], either, all);
		known([...path, 'below'], below, all);
		for (const [index, name] of unless.entries()) known([...path, 'unless', index], name, all);
		known([...path, 'showWhen', 'field'], showWhen?.field, all);
	};
	for (const [name, says] of Object.entries(override.fields)) {
		known(['fields', name], name, own);
		knownOthers(['fields', name], says);
	}
	for (const [index, added] of override.add.entries()) {
		known(['add', index, 'after'], added.after, all);
		knownOthers(['add', index], added);
		checkAdded(form, added, (path, ...rest) => refuse(['add', index, ...path], ...rest));
	}
	checkKeys(form, override, refuse);
	checkDependents(form, override, refuse);
}

function checkAdded({ steps }: FormDefinition, added: NewField, refuse: Refuse): void {
	if (added.step >= steps.length) refuse(['step'], added.step, `a step of this form: 0 to ${steps.length - 1}`);
	if (added.type === 'custom' && !added.component) refuse(['component'], undefined, 'the component to show');
	const kind = kindOf(added as Parameters<typeof kindOf>[0]);
	if (kind.closed && !kind.options && !kind.source && !added.options)
		refuse(['options'], undefined, 'a list of what can be chosen');
}

/** Two fields with one key would overwrite each other. */
function checkKeys(form: FormDefinition, { add, remove }: FormOverride, refuse: Refuse): void {
	const kept = fieldsOf(form).filter(({ name }) => !remove.includes(name));
	const taken = new Set(kept.flatMap((field) => valueKeys(field).map(({ key }) => key)));
	for (const [index, added] of add.entries()) {
		for (const { key } of valueKeys(added as Parameters<typeof valueKeys>[0])) {
			const isLeads = (leadKeys as readonly string[]).includes(key);
			if (isLeads) refuse(['add', index, 'name'], added.name, `another name, because ${key} belongs to every lead`);
			if (taken.has(key))
				refuse(['add', index, 'name'], added.name, `another name, because ${key} is sent by a field of the form`);
			taken.add(key);
		}
	}
}

/** A field or step that depends on a removed field would never be shown. */
function checkDependents(form: FormDefinition, { remove, fields }: FormOverride, refuse: Refuse): void {
	const kept = fieldsOf(form).filter(({ name }) => !remove.includes(name) && !fields[name]?.showWhen);
	for (const name of remove) {
		const dependents = [
			...kept.filter(({ showWhen }) => showWhen?.field === name).map((field) => field.name),
			...form.steps.filter(({ showWhen }) => showWhen?.field === name).map(({ id }) => `step ${id}`),
		];
		if (dependents.length > 0)
			refuse(['remove'], name, `a field on which no other depends; ${dependents.join(', ')} does`);
	}
}
