import { type FormEvent, useEffect, useRef } from 'react';
import { formProgress } from '../../../forms/flow/steps.ts';
import { shownFields } from '../../../forms/flow/visibility.ts';
import { formTexts, stepText } from '../../../forms/rules/texts.ts';
import type { CarShown } from '../facts/page-facts.ts';
import { Field } from '../fields/Field.tsx';
import { type LeadFormProps, useLeadForm } from '../sending/use-lead-form.ts';
import { CaptchaNote } from './CaptchaNote.tsx';
import { CarAsked } from './CarAsked.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { type FormContext, FormProvider } from './form-context.ts';
import { Progress } from './Progress.tsx';

type Props = LeadFormProps & {
	/** The page's car, where the form stands in a dialog over it. */
	car: CarShown | null;
	/** How else to reach the dealer; null where the page around the form says so. */
	contactHref: string | null;
};

/** A form of the site: its step, its errors and what becomes of it (FORM-1 to FORM-12). */
export function LeadForm({ car, contactHref, ...props }: Props) {
	const { id, site, form, about } = props;
	const { flow, formik, captcha, honeypot, refusals, waiting, back } = useLeadForm(props);
	const { values, errors, setFieldValue } = formik;
	const element = useRef<HTMLFormElement>(null);
	useFocus(element, { refusals, step: flow.step });
	const fields = shownFields({ form, settings: site.settings, values }, [flow.step]);
	const step = form.steps.find((one) => one.id === flow.step);
	const isLast = form.steps.at(-1)?.id === flow.step;
	const busy = flow.status === 'submitting' || flow.status === 'success';
	const context: FormContext = {
		id: (key) => `${id}-${key.replace(/[^\w-]+/g, '_')}`,
		site,
		form,
		about,
		car,
		values,
		errors: errors as FormContext['errors'],
		set: (key, value) => void setFieldValue(key, value, false),
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!busy) formik.handleSubmit(event);
	};
	return (
		<FormProvider value={context}>
			<form
				ref={element}
				className="form"
				noValidate
				aria-label={form.title}
				onSubmit={onSubmit}
				onFocus={captcha.prepare}
			>
				{car && !fields.some(({ component }) => component === 'carCard') && <CarAsked car={car} />}
				{form.text && <p>{form.text}</p>}
				{form.steps.length > 1 && (
					<Progress
						text={stepText(flow.step, form.steps.length)}
						title={step?.title}
						percent={formProgress({
							stepIndex: flow.step,
							steps: form.steps.length,
							complete: flow.status === 'success',
						})}
					/>
				)}
				<ErrorSummary key={refusals} />
				<div className="form-fields">
					{fields.map((field) => (
						<Field key={field.name} field={field} />
					))}
				</div>
				<p className="form-trap" aria-hidden="true">
					<label>
						Leave this empty
						<input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
					</label>
				</p>
				{form.captcha && flow.leadId === null && <CaptchaNote state={captcha.state} />}
				{!isLast && <p className="form-saved">{formTexts.savedOnContinue}</p>}
				<div className="form-buttons">
					{flow.step > 0 && (
						<button type="button" className="button button-outline" disabled={busy} onClick={back}>
							Back
						</button>
					)}
					<button type="submit" className="button button-primary form-submit" aria-disabled={busy || undefined}>
						{busy && <span className="form-spinner" aria-hidden="true" />}
						{busy ? formTexts.loading : isLast ? form.submit : 'Continue'}
					</button>
				</div>
				{flow.status === 'failure' && (
					<FailureBanner
						error={flow.error}
						waiting={waiting}
						contactHref={site.contactPath}
						canRetry={Object.keys(errors).length === 0}
					/>
				)}
				{contactHref && flow.status !== 'failure' && (
					<p className="form-else">
						Would you rather talk?{' '}
						<a className="link" href={contactHref}>
							How to reach us
						</a>
					</p>
				)}
			</form>
		</FormProvider>
	);
}

/** The first field in error gets the focus after a refusal, the step's title after a change of step. */
function useFocus(
	element: { current: HTMLFormElement | null },
	{ refusals, step }: { refusals: number; step: number },
) {
	const seen = useRef({ refusals, step });
	useEffect(() => {
		const before = seen.current;
		seen.current = { refusals, step };
		const focus = (what: string) => element.current?.querySelector<HTMLElement>(what)?.focus();
		if (refusals !== before.refusals) focus('[data-fault]');
		else if (step !== before.step) focus('[data-step-title]');
	}, [refusals, step, element]);
}
