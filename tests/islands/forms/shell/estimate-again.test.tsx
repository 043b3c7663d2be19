import { FormikProvider, useFormik } from 'formik';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { EstimateAgain } from '../../../../src/islands/forms/shell/EstimateAgain.tsx';
import { type FormContext, FormProvider } from '../../../../src/islands/forms/shell/form-context.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeSite } from '../../../support/make-site.ts';

/** What a step of the form says of its repayments, with what a car's page has given along. */
function said(name: string, step: number, budget: string, given: { car?: object; price?: string } = {}): string {
	const form = defaultForm(name) ?? expect.unreachable();
	const { car = null, ...figures } = given;
	const context = { site: formsFile(makeSite()), form, car };
	function Drawn() {
		const formik = useFormik({
			initialValues: { vehicle_price_budget: budget, deposit: '2000', ...figures },
			onSubmit: () => {},
		});
		const line = createElement(EstimateAgain, { step });
		const provided = createElement(FormProvider, { value: context as unknown as FormContext }, line);
		return createElement(FormikProvider, { value: formik } as never, provided);
	}
	return renderToString(createElement(Drawn)).replaceAll(/<[^>]*>/g, '');
}

test('CAR-12 later steps of an application repeat its repayments with their rates', () => {
	expect(said('finance-pre-approval', 0, '30000')).toBe('');
	expect(said('finance-pre-approval', 1, '30000')).toMatch(/^Your repayments: \$\d+ a \w+, .*%.*An estimate/);
	expect(said('finance-pre-approval', 1, '')).toBe('');
	expect(said('fleet', 1, '30000')).toBe('');
});

test('CAR-12 figures that come with a car are told with their repayment, above what is asked', () => {
	const repayments = /^Your repayments: \$\d+ a \w+, .*%.*An estimate/;
	expect(said('finance', 0, '', { car: {}, price: '30000' })).toMatch(repayments);
	expect(said('finance', 0, '20000', { car: {}, price: '30000' })).toBe(
		said('finance', 0, '', { car: {}, price: '30000' }),
	);
	// Without a car they come late, below what is filled in; a car alone has none.
	expect(said('finance', 0, '', { price: '30000' })).toBe('');
	expect(said('finance', 0, '30000', { car: {} })).toBe('');
	expect(said('enquiry', 0, '', { car: {}, price: '30000' })).toBe('');
});
