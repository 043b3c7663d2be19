import { useFormik } from 'formik';
import { useEffect, useReducer, useRef, useState } from 'react';
import { contentOf } from '../../../client/leads/attached-file.ts';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { draftName } from '../../../client/leads/device/draft-name.ts';
import { keepDraft, readDraft } from '../../../client/leads/device/drafts.ts';
import type { Sent } from '../../../client/leads/unsent/send-kept.ts';
import type { Resent } from '../../../client/leads/unsent/send-unsent.ts';
import { unsentKeys } from '../../../client/leads/unsent/unsent-mark.ts';
import { leaveFor } from '../../../client/show-over.ts';
import { keepLed } from '../../../client/split-test/own-variants.ts';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import {
	type FlowEvent,
	type LeadFlow,
	type LeadRequest,
	leadFlow,
	startOfFlow,
} from '../../../forms/flow/lead-flow.ts';
import { faultyStep, nextStep } from '../../../forms/flow/steps.ts';
import { chosenCategory } from '../../../forms/lead/categories.ts';
import { type Lead, leadPayload } from '../../../forms/lead/lead-payload.ts';
import { stepSchema } from '../../../forms/rules/lead-schema.ts';
import { failureReport, formTexts } from '../../../forms/rules/texts.ts';
import { fromPage, offeredLocation } from '../facts/starting-values.ts';
import { finishLead } from './finish-lead.ts';
import { heldToken, holdTime } from './hold-time.ts';
import { filesOf, leadContext } from './lead-context.ts';
import { sendLead } from './send-lead.ts';
import { emptyTrap, trapText } from './trap.ts';
import { type Unsent, unsentAs } from './unsent-texts.ts';
import { useCaptcha } from './use-captcha.ts';
import { useFigures } from './use-figures.ts';
import { useFinanceEvents } from './use-finance-events.ts';
import { usePageEvents } from './use-page-events.ts';
import { useRefusals } from './use-refusals.ts';
import { useSendRequest } from './use-send-request.ts';

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
	/** Since when the visitor could fill it in, in milliseconds of the epoch. */
	since?: number;
};

/**
 * A form at work: Formik holds the values and checks them by the form's schema when they are submitted and at no other time
 * (FORM-2); the flow says what becomes of them.
 */
export function useLeadForm({ site, form, consent, about, start, stores, since }: LeadFormProps) {
	const { settings } = site;
	// A form whose car is chosen later keeps the name that it began with.
	const [draft] = useState(() => draftName(form.name, about.values));
	const said = fromPage(about, form, site);
	const [stored] = useState(() =>
		readDraft(stores.tab, draft, { form, start, unsent: unsentKeys(stores.device), said }),
	);
	const [flow, dispatch] = useReducer(
		leadFlow as (flow: LeadFlow<Lead>, event: FlowEvent<Lead>) => LeadFlow<Lead>,
		stored?.flow ?? startOfFlow,
	);
	const { request, status, step } = flow;
	/** What is said of a lead that waits on the device. */
	const [unsent, setUnsent] = useState<Unsent | null>(null);
	const startedAt = useRef(stored?.startedAt ?? since ?? Date.now());
	const honeypot = useRef<HTMLInputElement>(null);
	/** By the request's key: one that is sent again has the files that it had, and the visitor may have changed the values since. */
	const requests = useRef(new Map<string, { values: FormValues; files: readonly File[] }>());
	const captcha = useCaptcha(site.base, form.captcha);
	const formik = useFormik<FormValues>({
		initialValues: stored ? offeredLocation(stored.values, { site, form, about }) : start,
		validationSchema: () => stepSchema({ form, settings }, step),
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit,
	});
	const { values } = formik;
	/** Formik holds a copy of the values that it starts with. */
	const [begun] = useState(values);
	useFigures(formik, { form, tab: stores.tab, locale: settings.locale, isRestored: stored !== null });
	useFinanceEvents(form, { isBegun: stored !== null || formik.dirty, step });

	// A promise, by which Formik knows that it is done. What becomes of the lead is the flow's to say.
	async function onSubmit(submitted: FormValues): Promise<void> {
		if (status === 'submitting' || status === 'success') return;
		const isQuiet = form.steps.find(({ id }) => id === step)?.quiet === true;
		const fault = isQuiet ? await holdTime({ site, form, about, values: submitted, tab: stores.tab }) : null;
		if (fault) {
			formik.setErrors(fault);
			return;
		}
		const context = leadContext({ site, form, about, device: stores.device, values: submitted });
		const lead = leadPayload({ form, settings, flow, values: submitted, context });
		const files = filesOf(submitted);
		const key = crypto.randomUUID();
		requests.current.set(key, { values: submitted, files });
		const next = nextStep({ form, settings, values: submitted }, step);
		dispatch({ type: 'submit', key, lead, files: files.map(contentOf), next, quiet: isQuiet });
	}

	const goTo = (earlier: number) => dispatch({ type: 'returned', step: earlier });
	const { count: refusals, refuse } = useRefusals(formik, { form, step, goTo });

	function send(own: LeadRequest<Lead>): Promise<Sent> {
		const envelope = {
			form: form.name,
			website: trapText(honeypot.current),
			started_at: startedAt.current,
			...(consent && { consent_text_version: consent }),
			...(own.next === null && heldToken(stores.tab, form)),
		};
		const files = requests.current.get(own.key)?.files ?? [];
		return sendLead(own, { site, form, captcha, device: stores.device, draft, envelope, files });
	}

	function onSent(sent: Sent, { lead }: LeadRequest<Lead>): void {
		if (sent.ok) {
			dispatch({ type: 'answered', leadId: sent.leadId, leadToken: sent.leadToken });
			return;
		}
		if (sent.code === 'spam') emptyTrap(honeypot.current);
		const refused = sent.means === 'refused';
		setUnsent(refused ? null : unsentAs(sent, lead.has_files));
		report(failureReport(chosenCategory(form, values), sent.error));
		dispatch({ type: 'failed', refused, error: sent.error, isErased: sent.code === 'erased' });
		if (Object.keys(sent.fields).length === 0) return;
		formik.setErrors(faultyStep(form, sent.fields)?.errors ?? {});
		refuse(sent.fields);
	}
	useSendRequest(flow, send, onSent);

	useEffect(() => {
		if (status !== 'success') return;
		keepLed(stores.device);
		leaveFor(finishLead({ site, form, values, leadId: flow.leadId, stores, draft }));
	}, [status]);

	useEffect(() => {
		const untouched = (values === begun || values === formik.initialValues) && flow === startOfFlow;
		if (!untouched && status !== 'success')
			keepDraft(stores.tab, draft, { values, flow, startedAt: startedAt.current, said });
	}, [values, flow]);

	function renew(): void {
		dispatch({ type: 'reset' });
		formik.resetForm({ values: start });
	}

	function onResent(resent: Resent, event: Event): void {
		const { key, outcome } = resent;
		if (key !== request?.key || status !== 'failure') return;
		if (outcome === 'refused') dispatch({ type: 'failed', key, refused: true, error: resent.error });
		if (outcome === 'expired') dispatch({ type: 'failed', key, refused: true, error: formTexts.failed });
		if (outcome !== 'sent') return;
		const stay = values !== (requests.current.get(key)?.values ?? begun);
		// A form that was restored from its draft and not touched is about something that is over.
		if (!stay && unsent === null && request.next === null) {
			renew();
			return;
		}
		if (!stay) event.preventDefault();
		dispatch({ type: 'answered', key, leadId: resent.leadId, leadToken: resent.leadToken, stay });
	}
	// After thanks the visitor may come back to the page that the browser has kept.
	usePageEvents({ onResent, onShownAgain: () => status === 'success' && renew() });

	function back(): void {
		formik.setErrors({});
		dispatch({ type: 'back' });
	}

	return { flow, formik, captcha, honeypot, refusals, unsent, back };
}

/** For whatever collects the errors of the site (FORM-14). */
function report(message: string): void {
	document.dispatchEvent(new CustomEvent('forecourt:fault', { detail: message }));
}
