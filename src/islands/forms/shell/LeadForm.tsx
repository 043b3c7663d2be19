import { FormikProvider } from 'formik';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { CarShown } from '../../../contract/forms-file.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { namesCar } from '../../../forms/flow/places-for.ts';
import { shownFields } from '../../../forms/flow/visibility.ts';
import type { AddressCar } from '../facts/address-car.ts';
import { Field } from '../fields/Field.tsx';
import { useFolding } from '../look-up/use-folding.ts';
import { type LeadFormProps, useLeadForm } from '../sending/use-lead-form.ts';
import { CaptchaNote } from './CaptchaNote.tsx';
import { CarAsked } from './CarAsked.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormProvider } from './form-context.ts';
import { KeptNote } from './KeptNote.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useFocus } from './use-focus.ts';

type Props = LeadFormProps & {
	/** The page's car, if the form is in a dialog over it. */
	car: CarShown | null;
	/** How else to reach the dealer; null where the page around the form says so. */
	contactHref: string | null;
};

/** A form of the site: its step, its errors and what becomes of it (FORM-1 to FORM-12). */
export function LeadForm({ car: first, contactHref, ...props }: Props) {
	const { site, form } = props;
	const [{ about, car }, setAsked] = useState({ about: props.about, car: first });
	const pick = contactHref === null ? (picked: AddressCar | null) => setAsked(picked ?? noCar) : null;
	const { flow, formik, captcha, honeypot, refusals, unsent, back } = useLeadForm({ ...props, about });
	const element = useRef<HTMLFormElement>(null);
	useFocus(element, { refusals, step: flow.step });
	const shown = shownFields({ form, settings: site.settings, values: formik.values }, [flow.step]);
	const folding = useFolding(shown, formik);
	const fields = shown.filter((field) => !folding.folded.includes(field));
	const step = form.steps.find(({ id }) => id === flow.step);
	const isLast = step === form.steps.at(-1);
	const busy = flow.status === 'submitting' || flow.status === 'success';
	const id = (key: string) => `${props.id}-${key.replace(/[^\w-]+/g, '_')}`;
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!busy) formik.handleSubmit(event);
	};
	return (
		<FormikProvider value={formik}>
			<FormProvider value={{ id, site, form, about, car, pick, folding }}>
				<form
					ref={element}
					className="form"
					noValidate
					aria-label={form.title}
					onSubmit={onSubmit}
					onFocus={captcha.prepare}
				>
					{car && !fields.some(({ component }) => showsCar(component, pick !== null)) && (
						<CarAsked
							car={car}
							{...(!namesCar(form) && { label: localiseText('Your trade-in goes towards', site.settings.locale) })}
						/>
					)}
					{form.text && <p>{form.text}</p>}
					{form.steps.length > 1 && <StepProgress flow={flow} />}
					<ErrorSummary key={refusals} step={flow.step} />
					<div className="form-fields">
						{fields.map((field) => (
							<Field key={field.name} field={field} />
						))}
					</div>
					<Honeypot input={honeypot} />
					<CaptchaNote state={captcha.state} />
					<KeptNote step={flow.step} />
					<FormButtons busy={busy} submit={isLast ? form.submit : 'Continue'} back={flow.step > 0 ? back : null} />
					{flow.status === 'failure' && (
						<FailureBanner
							error={flow.error}
							unsent={unsent}
							contactHref={site.contactPath}
							canRetry={Object.keys(formik.errors).length === 0}
						/>
					)}
					{contactHref && flow.status !== 'failure' && (
						<p className="form-else">
							Prefer to talk?{' '}
							<a className="link" href={contactHref}>
								How to reach us
							</a>
						</p>
					)}
				</form>
			</FormProvider>
		</FormikProvider>
	);
}

const noCar = { about: {}, car: null };

/** Whether a field draws the car that the form is about. */
const showsCar = (component: string | undefined, canPick: boolean): boolean =>
	component === 'carCard' || (component === 'carPicker' && canPick);

/** A field that people do not see and programs fill in. */
function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
	return (
		<p className="form-trap" aria-hidden="true">
			<label>
				Leave this empty
				<input ref={input} name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</p>
	);
}
