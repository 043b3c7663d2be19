import { FormikProvider, useFormik } from 'formik';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { defaultForm, formNames } from '../../../../src/forms/definitions/default-forms.ts';
import { StepFields } from '../../../../src/islands/forms/fields/StepFields.tsx';
import { type FormContext, FormProvider } from '../../../../src/islands/forms/shell/form-context.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

const site = formsFile(makeSite());

function drawn(name: string, step: number): string {
	const form = defaultForm(name) ?? expect.unreachable();
	const context = { site, form, about: {}, car: null, pick: null, last: '', id: (key: string) => key };
	function Drawn() {
		const formik = useFormik({ initialValues: {}, onSubmit: () => {} });
		const own = { ...context, isChanged: () => false } as unknown as FormContext;
		const asked = (form.steps[step]?.fields ?? []).filter(({ type }) => type !== 'custom' && type !== 'hidden');
		return createElement(
			FormikProvider,
			{ value: formik } as never,
			createElement(FormProvider, { value: own }, createElement(StepFields, { fields: asked })),
		);
	}
	return renderToString(createElement(Drawn));
}

describe('fields under one question', () => {
	test('FORM-1 all boxes that answer it stand in its group, and nothing else does', () => {
		const html = drawn('sell-your-car', 2);
		const group = /<fieldset[^>]*field-question.*?<\/fieldset>/.exec(html)?.[0] ?? '';
		expect(group.match(/class="field-card"/g)).toHaveLength(4);
		expect(html.match(/class="field-card"/g)).toHaveLength(4);
		expect(group).not.toContain('First name');
	});

	test('FORM-1 each says what is meant by it, and is named by its label alone', () => {
		const html = drawn('sell-your-car', 2);
		expect(html).toMatch(/aria-label="Best Deal"/);
		expect(html).toContain('best changeover price');
	});

	test('FORM-1 no form has a question of one box', () => {
		for (const name of formNames)
			for (const [index, { fields }] of (defaultForm(name)?.steps ?? []).entries())
				if (fields.some(({ question }) => question))
					expect([
						name,
						drawn(name, index)
							.match(/field-question.*?<\/fieldset>/)?.[0]
							.match(/<input/g)?.length,
					]).not.toEqual([name, 1]);
	});
});
