import { FormikProvider, useFormik } from 'formik';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { type FormContext, FormProvider } from '../../../../src/islands/forms/shell/form-context.ts';
import { TimesAhead } from '../../../../src/islands/forms/shell/TimesAhead.tsx';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

function said(name: string, step: number): string {
	const form = defaultForm(name) ?? expect.unreachable();
	const context = { site: formsFile(makeSite()), form, about: {} };
	function Drawn() {
		const formik = useFormik({ initialValues: {}, onSubmit: () => {} });
		const line = createElement(TimesAhead, { step });
		const provided = createElement(FormProvider, { value: context as unknown as FormContext }, line);
		return createElement(FormikProvider, { value: formik } as never, provided);
	}
	return renderToString(createElement(Drawn)).replaceAll(/<[^>]*>/g, '');
}

test('CAR-1 the step before the one that asks for a time says that it comes', () => {
	expect(said('book-test-drive', 0)).toBe('You choose a day and time next.');
	expect(said('book-a-service', 0)).toBe('You choose a day and time next.');
	expect([said('book-test-drive', 1), said('book-a-service', 1), said('book-a-service', 2), said('fleet', 0)]).toEqual([
		'',
		'',
		'',
		'',
	]);
});
