import { FormikProvider, useFormik } from 'formik';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { type FormContext, FormProvider } from '../../../../src/islands/forms/shell/form-context.ts';
import { VisitAgain } from '../../../../src/islands/forms/shell/VisitAgain.tsx';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

/** What a step of the booking of a service says of the time that was chosen. */
function said(step: number, time: string): string {
	const site = formsFile(makeSite());
	const form = defaultForm('book-a-service') ?? expect.unreachable();
	function Drawn() {
		const formik = useFormik({ initialValues: { service_date: time }, onSubmit: () => {} });
		const line = createElement(VisitAgain, { step });
		const provided = createElement(FormProvider, { value: { site, form } as unknown as FormContext }, line);
		return createElement(FormikProvider, { value: formik } as never, provided);
	}
	return renderToString(createElement(Drawn)).replaceAll(/<[^>]*>/g, '');
}

test('CAR-1 steps after a day and time were chosen repeat them', () => {
	expect(said(2, '2026-11-30T10:30')).toBe('Your time: Monday 30 November, 10:30 am');
	expect([said(1, '2026-11-30T10:30'), said(2, '2026-11-30T'), said(2, '')]).toEqual(['', '', '']);
});
