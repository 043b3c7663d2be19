import type { FormikErrors } from 'formik';
import { useLayoutEffect, useState } from 'react';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { faultyStep } from '../../../forms/flow/steps.ts';

type Refusals = {
	/** Counts them, so that each one moves the focus. */
	count: number;
	/** Leads to the first step with an error: that is where it is put right. */
	refuse: (errors: Readonly<Record<string, string>>) => void;
};

type Submission = { submitCount: number; isSubmitting: boolean; errors: FormikErrors<FormValues> };

type Flow = { form: FormDefinition; step: number; goTo: (step: number) => void };

/** What happens when Formik, or later the server, finds errors in what was submitted. */
export function useRefusals({ submitCount, isSubmitting, errors }: Submission, { form, step, goTo }: Flow): Refusals {
	const [count, setCount] = useState(0);
	const refuse: Refusals['refuse'] = (found) => {
		const faulty = faultyStep(form, found);
		if (faulty && faulty.step !== step) goTo(faulty.step);
		setCount((before) => before + 1);
	};
	useLayoutEffect(() => {
		// Formik has checked what was submitted.
		const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0;
		if (isRefused) refuse(errors as Record<string, string>);
	}, [submitCount, isSubmitting]);
	return { count, refuse };
}
