import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CarShown } from '../../../contract/forms-file.ts';
import { nextStep } from '../../../forms/flow/steps.ts';
import { useKeptCar } from '../car/use-kept-car.ts';
import { useWanted } from '../car/use-wanted.ts';
import type { AddressCar } from '../facts/address-car.ts';
import { type FormAtHand, useFound } from '../sending/use-found.ts';
import { type LeadFormProps, useLeadForm } from '../sending/use-lead-form.ts';
import { useSentBefore } from '../sending/use-sent-before.ts';
import { useServiceDue } from '../sending/use-service-due.ts';
import { useStepHistory } from '../sending/use-step-history.ts';
import { FailureBanner } from './FailureBanner.tsx';
import { FormView } from './FormView.tsx';
import { SentNote } from './SentNote.tsx';
import { useFocus } from './use-focus.ts';

type Props = LeadFormProps & {
	/** The page's car, if the form is in a dialog over it. */
	car: CarShown | null;
	/** How else to reach the dealer; null where the page around the form says so. */
	contactHref: string | null;
	/** What is taken over once it is alive, where it was on the page before. */
	found?: FormAtHand;
};

/** A form of the site: its step, its errors and what becomes of it (FORM-1 to FORM-12). */
export function LeadForm({ car: first, contactHref, found, ...props }: Props) {
	const { id, site, form } = props;
	const [{ about, car }, setAsked] = useState({ about: props.about, car: first });
	const pick = contactHref === null ? (picked: AddressCar | null) => setAsked(picked ?? noCar) : null;
	const { flow, formik, captcha, honeypot, refusals, unsent, back } = useLeadForm({ ...props, about });
	useKeptCar({ site, form, formik, pick: car ? null : pick });
	const element = useRef<HTMLFormElement>(null);
	useFocus(element, { refusals, step: flow.step });
	useFound(element, found, { site, form, formik, prepare: captcha.prepare });
	useStepHistory(element, {
		flow,
		back,
		goOn: () => element.current?.requestSubmit(),
		isGoing: formik.isSubmitting || flow.status === 'submitting',
		isHeld: flow.status === 'failure' || Object.keys(formik.errors).length > 0,
	});
	useServiceDue(formik, form, site.settings.locale);
	const wanted = useWanted(form, formik.values);
	/** Nothing is sent for good that may be one of several cars. */
	const isUnclear = () => {
		const isLast = nextStep({ form, settings: site.settings, values: formik.values }, flow.step) === null;
		return isLast && wanted.words !== '' && !wanted.isAnother;
	};
	const askWhich = () => {
		wanted.miss();
		element.current?.querySelector<HTMLElement>('[data-wanted] :is(input, button)')?.focus();
	};
	const busy = flow.status === 'submitting' || flow.status === 'success';
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		if (pick && isUnclear()) return askWhich();
		formik.handleSubmit(event);
	};
	const { sentAt, another } = useSentBefore(form, props.stores.tab);
	const begin = () => {
		flushSync(another);
		element.current?.querySelector<HTMLElement>('.form-fields :is(input, select, textarea)')?.focus();
	};
	const work = {
		isSent: sentAt !== null,
		element,
		honeypot,
		wanted,
		captcha: captcha.state,
		refusals,
		onSubmit,
		onFocus: captcha.prepare,
		back,
	};
	return (
		<>
			{sentAt !== null && <SentNote at={sentAt} site={site} another={begin} />}
			<FormView {...{ id, site, form, about, car, pick, formik, flow, work }}>
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
			</FormView>
		</>
	);
}

const noCar = { about: {}, car: null };
