import { useFormik } from 'formik';
import { useEffect, useReducer, useRef, useState } from 'react';
import { contentOf } from '../../../client/leads/attached-file.ts';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { draftName, keepDraft, readDraft } from '../../../client/leads/device/drafts.ts';
import { readVisits } from '../../../client/leads/device/visits.ts';
import type { Resent } from '../../../client/leads/unsent/send-unsent.ts';
import { unsentKeys } from '../../../client/leads/unsent/unsent-mark.ts';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { type FlowEvent, type LeadFlow, leadFlow, startOfFlow } from '../../../forms/flow/lead-flow.ts';
import { faultyStep, nextStep } from '../../../forms/flow/steps.ts';
import { chosenCategory } from '../../../forms/lead/categories.ts';
import { type Lead, type LeadContext, leadPayload } from '../../../forms/lead/lead-payload.ts';
import { checkForm } from '../../../forms/rules/lead-schema.ts';
import { failureReport, formTexts } from '../../../forms/rules/texts.ts';
import { dealershipOf } from '../facts/offered-places.ts';
import { offeredLocation } from '../facts/starting-values.ts';
import { finishLead } from './finish-lead.ts';
import { type Envelope, sendLead } from './send-lead.ts';
import { type Waiting, waitingAs } from './unsent-texts.ts';
import { useCaptcha } from './use-captcha.ts';

export type LeadFormProps = {
	/** Prefix of the ids of its elements. */
	id: string;
	site: FormsFile;
	form: FormDefinition;
	/** Name of the wording that is agreed to. */
	consent: string | null;
	about: FormAbout;
	start: FormValues;
	stores: { device: DeviceStore; tab: DeviceStore };
};

/**
 * A form at work: Formik holds the values, the flow of A4 what becomes of them. Values are checked when they are submitted,
 * from what was submitted, and at no other time (FORM-2).
 */
export function useLeadForm({ site, form, consent, about, start, stores }: LeadFormProps) {
	const { settings } = site;
	const draft = draftName(form.name, about.values);
	const [stored] = useState(() => readDraft(stores.tab, draft, { form, start, unsent: unsentKeys(stores.device) }));
	const [flow, dispatch] = useReducer(
		leadFlow as (flow: LeadFlow<Lead>, event: FlowEvent<Lead>) => LeadFlow<Lead>,
		stored?.flow ?? startOfFlow,
	);
	/** Counts refusals, so that each one moves the focus. */
	const [refusals, setRefusals] = useState(0);
	/** What is said of a lead that waits on the device. */
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const startedAt = useRef(stored?.startedAt ?? Date.now());
	const honeypot = useRef<HTMLInputElement>(null);
	/** Of each request, by its key: a request sent again has the files that it had. */
	const files = useRef(new Map<string, readonly File[]>());
	const captcha = useCaptcha(site.base, form.captcha);
	const formik = useFormik<FormValues>({
		initialValues: stored ? offeredLocation(stored.values, { site, form, about }) : start,
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: submit,
	});
	const { values } = formik;
	/** The answers of each request, by its key: the visitor may have changed them since. */
	const sentValues = useRef(new Map<string, FormValues>());

	function refuse(errors: Readonly<Record<string, string>>): void {
		// What is asked on an earlier step is put right there.
		const faulty = faultyStep(form, errors);
		if (faulty && faulty.step !== flow.step) dispatch({ type: 'returned', step: faulty.step });
		formik.setErrors(faulty?.errors ?? {});
		setRefusals((count) => count + 1);
	}

	function submit(submitted: FormValues): void {
		if (flow.status === 'submitting' || flow.status === 'success') return;
		const next = nextStep({ form, settings, values: submitted }, flow.step);
		const checked = checkForm({ form, settings }, submitted, next === null ? undefined : [flow.step]);
		if (!checked.ok) {
			refuse(checked.errors);
			return;
		}
		formik.setErrors({});
		const context = leadContext({ site, form, about, device: stores.device, values: submitted });
		const lead = leadPayload({ form, settings, flow, values: submitted, context });
		const key = crypto.randomUUID();
		const attached = filesOf(submitted);
		files.current.set(key, attached);
		sentValues.current.set(key, submitted);
		dispatch({ type: 'submit', key, lead, files: attached.map(contentOf), next });
	}

	const { request, status } = flow;
	useEffect(() => {
		if (status !== 'submitting' || !request) return;
		let current = true;
		const envelope: Envelope = {
			form: form.name,
			website: honeypot.current?.value ?? '',
			started_at: startedAt.current,
			...(consent && { consent_text_version: consent }),
		};
		const attached = files.current.get(request.key) ?? [];
		const sender = { site, form, captcha, device: stores.device, draft, envelope, files: attached };
		void sendLead(request, sender).then((sent) => {
			if (!current) return;
			if (sent.ok) return dispatch({ type: 'answered', leadId: sent.leadId, leadToken: sent.leadToken });
			const refused = sent.means === 'refused';
			setWaiting(refused ? null : waitingAs(sent, request));
			report(failureReport(chosenCategory(form, values), sent.error));
			dispatch({ type: 'failed', refused, error: sent.error, isErased: sent.code === 'erased' });
			if (Object.keys(sent.fields).length > 0) refuse(sent.fields);
		});
		return () => {
			current = false;
		};
		// Sent once for each request and try; what else it uses does not change what is sent.
	}, [request, status]);

	useEffect(() => {
		if (status === 'success') location.assign(finishLead({ site, form, values, leadId: flow.leadId, stores, draft }));
	}, [status]);

	useEffect(() => {
		const untouched = values === formik.initialValues && flow === startOfFlow;
		if (!untouched && status !== 'success')
			keepDraft(stores.tab, draft, { values, flow, startedAt: startedAt.current });
	}, [values, flow]);

	useEffect(() => {
		// The page has sent what failed here, or has given it up.
		const hear = (event: Event) => {
			const { detail } = event as CustomEvent<Resent>;
			const { key, outcome } = detail;
			if (key !== request?.key || status !== 'failure') return;
			if (outcome === 'refused') dispatch({ type: 'failed', key, refused: true, error: detail.error });
			if (outcome === 'expired') dispatch({ type: 'failed', key, refused: true, error: formTexts.failed });
			if (outcome !== 'sent') return;
			const stay = values !== (sentValues.current.get(key) ?? formik.initialValues);
			// A form that was found again as it was left is about something that is over.
			if (!stay && waiting === null && request.next === null) return renewForm();
			if (!stay) event.preventDefault();
			dispatch({ type: 'answered', key, leadId: detail.leadId, leadToken: detail.leadToken, stay });
		};
		const renewForm = () => {
			dispatch({ type: 'reset' });
			formik.resetForm({ values: start });
		};
		// The browser shows the page as it was left, after thanks for what it had sent.
		const renew = ({ persisted }: PageTransitionEvent) => {
			if (persisted && status === 'success') renewForm();
		};
		document.addEventListener('forecourt:resent', hear);
		window.addEventListener('pageshow', renew);
		return () => {
			document.removeEventListener('forecourt:resent', hear);
			window.removeEventListener('pageshow', renew);
		};
	});

	function back(): void {
		formik.setErrors({});
		dispatch({ type: 'back' });
	}

	return { flow, formik, captcha, honeypot, refusals, waiting, back };
}

type Submitted = Pick<LeadFormProps, 'site' | 'form' | 'about'> & { device: DeviceStore; values: FormValues };

function leadContext({ device, values, ...asked }: Submitted): LeadContext {
	const { site, about } = asked;
	const { pages, query } = readVisits(device.read('visits'));
	const { manufacturer_slug, vehicle_status } = about;
	return {
		website_slug: site.website_slug,
		dealership_slug: dealershipOf(asked, values['location']),
		url: location.href,
		user_agent: navigator.userAgent,
		visited_pages: pages,
		linked_query_params: query,
		page_id: location.pathname,
		...(manufacturer_slug && { manufacturer_slug }),
		...(vehicle_status && { vehicle_status }),
	};
}

function filesOf(values: FormValues): File[] {
	return Object.values(values).flatMap((value) =>
		Array.isArray(value) ? value.filter((one): one is File => one instanceof File) : [],
	);
}

/** For whoever collects what goes wrong on the site (FORM-14). */
function report(message: string): void {
	document.dispatchEvent(new CustomEvent('forecourt:fault', { detail: message }));
}
