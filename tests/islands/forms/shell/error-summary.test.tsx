import { FormikProvider, useFormik } from 'formik';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../../src/forms/definition.ts';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { formTexts } from '../../../../src/forms/rules/texts.ts';
import { Field } from '../../../../src/islands/forms/fields/Field.tsx';
import { ErrorSummary } from '../../../../src/islands/forms/shell/ErrorSummary.tsx';
import { type FormContext, FormProvider } from '../../../../src/islands/forms/shell/form-context.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

const form = defaultForm('fleet') ?? expect.unreachable();
const errors = { company: formTexts.required, email: formTexts.email, fleet_size: formTexts.required };
const faulty = Object.keys(errors);

/** The summary and the fields of a form in which these answers were changed since they were found wrong. */
function drawn(changed: readonly string[]): string {
	const about = { site: formsFile(makeSite()), form, about: {}, car: null, pick: null, last: '' };
	const context = { ...about, id: (key: string) => key, isChanged: (key: string) => changed.includes(key) };
	function Drawn() {
		const touched = Object.fromEntries(faulty.map((key) => [key, true]));
		const formik = useFormik({ initialValues: {}, initialErrors: errors, initialTouched: touched, onSubmit: () => {} });
		const fields = form.steps[0]?.fields.filter(({ name }) => faulty.includes(name)) ?? [];
		return createElement(
			FormikProvider,
			{ value: formik } as never,
			createElement(
				FormProvider,
				{ value: context as unknown as FormContext },
				createElement(ErrorSummary, { step: 0 }),
				fields.map((field) => createElement(Field, { key: field.name, field })),
			),
		);
	}
	return renderToString(createElement(Drawn));
}

/** What is said of the second step of a service's booking, sent without an answer, where the place is asked for or is not. */
function saidOfBooking(asksPlace: boolean): string {
	const service = defaultForm('book-a-service') ?? expect.unreachable();
	const fieldsAsked = (fields: readonly FieldDefinition[]) =>
		fields.filter(({ name }) => asksPlace || name !== 'location');
	const own = { ...service, steps: service.steps.map((step) => ({ ...step, fields: fieldsAsked(step.fields) })) };
	const site = formsFile(makeSite());
	const context = { site, form: own, about: {}, car: null, id: (key: string) => key, isChanged: () => false };
	function Drawn() {
		const initialErrors = { location: formTexts.required, service_date: formTexts.required };
		const initialTouched = { location: true, service_date: true };
		const formik = useFormik({ initialValues: {}, initialErrors, initialTouched, onSubmit: () => {} });
		const summary = createElement(ErrorSummary, { step: 1 });
		const provided = createElement(FormProvider, { value: context as unknown as FormContext }, summary);
		return createElement(FormikProvider, { value: formik } as never, provided);
	}
	return renderToString(createElement(Drawn)).replaceAll(/<[^>]*>/g, ' ');
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('what was changed since it was checked', () => {
	test('FORM-2 nothing yet: the summary is an alert, every answer is marked', () => {
		const html = drawn([]);
		expect(html).toContain('Please check 3 things before you go on');
		expect(html).toContain('role="alert"');
		expect(count(html, 'aria-invalid="true"')).toBe(3);
		expect(count(html, 'data-fault=""')).toBe(3);
		expect(html).not.toContain('data-changed');
	});

	test('FORM-2 one answer: crossed out, its mark gone, its text quiet, and nothing is read out again', () => {
		const html = drawn(['email']);
		expect(html).toContain('Please check 2 things before you go on');
		expect(html).not.toContain('role="alert"');
		expect(html).toContain('(changed)');
		expect(count(html, 'aria-invalid="true"')).toBe(2);
		expect(html).toMatch(/id="email-error"[^>]*data-changed="true"[^>]*>Thanks, we’ll check it again.</);
		expect(html).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-error"/);
	});

	test('FORM-2 all of them: nothing looks wrong, and nothing is said to be right', () => {
		const html = drawn(faulty);
		expect(html).toContain('All changed. We’ll check again when you go on.');
		expect(html).not.toContain('aria-invalid');
		expect(html).not.toContain('data-fault');
	});
});

test('CAR-1 a time is missed once it is known where, not before', () => {
	expect(saidOfBooking(true)).toContain('Location');
	expect(saidOfBooking(true)).not.toContain('day and time');
	expect(saidOfBooking(false)).toContain('day and time');
});
