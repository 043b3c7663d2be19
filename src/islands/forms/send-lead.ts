import type { DeviceStore } from '../../client/leads/device-store.ts';
import { type LeadResult, type OutgoingLead, postLead } from '../../client/leads/post-lead.ts';
import { dropUnsent, keepUnsent } from '../../client/leads/unsent-leads.ts';
import type { FormsFile } from '../../contract/forms-file.ts';
import type { LeadBody } from '../../contract/leads.ts';
import type { FormDefinition } from '../../forms/definition.ts';
import type { LeadRequest } from '../../forms/lead-flow.ts';
import { leadLimits } from '../../forms/lead-limits.ts';
import type { Lead } from '../../forms/lead-payload.ts';
import { formTexts } from '../../forms/texts.ts';
import type { Captcha } from './use-captcha.ts';

/** What travels with every lead of a form, but for the captcha, which is solved for each one. */
export type Envelope = Omit<LeadBody, 'lead' | 'captcha'>;

type Sender = {
	site: FormsFile;
	form: FormDefinition;
	captcha: Captcha;
	device: DeviceStore;
	/** Name of the form's draft. */
	draft: string;
	envelope: Envelope;
	files: readonly File[];
};

/** How sending went, and whether the lead is kept on the device until it can be sent (FORM-12). */
export type Sent = LeadResult & { kept: boolean };

/** Sends a step's lead. A complete one that got no answer is kept on the device. Never rejects. */
export async function sendLead(request: LeadRequest<Lead>, sender: Sender): Promise<Sent> {
	const { site, form, device, draft, envelope, files } = sender;
	const { key, leadId, leadToken, lead } = request;
	const body = { ...envelope, lead };
	const outgoing = { base: site.base, destination: form.destination, key, leadId, leadToken, body, files };
	await fillTimePassed(envelope.started_at);
	const result = await settled(() => withCaptcha(outgoing, sender));
	if (result.ok || result.status !== null) {
		await dropUnsent(key, device).catch(() => {});
		return { ...result, kept: false };
	}
	if (request.next !== null) return { ...result, kept: false };
	const { website_slug } = site;
	const unsent = { ...outgoing, website_slug, title: form.title, captcha: form.captcha && !leadId, draft };
	return { ...result, kept: await keepUnsent({ ...unsent, keptAt: Date.now() }, device) };
}

/** Milliseconds between asking again while another tab sends the same lead, and how often. */
const inFlight = { wait: 1_500, tries: 4 } as const;

/** Another tab may be sending the same lead at this moment: it is asked again until that is done. */
async function settled(send: () => Promise<LeadResult>): Promise<LeadResult> {
	let result = await send();
	for (let tries = 1; !result.ok && result.code === 'in_flight' && tries < inFlight.tries; tries++) {
		await new Promise((done) => setTimeout(done, inFlight.wait));
		result = await send();
	}
	return result;
}

/** Someone whose details are remembered can be faster than the server believes. */
async function fillTimePassed(startedAt = 0): Promise<void> {
	const left = leadLimits.fillTime - (Date.now() - startedAt);
	if (left > 0) await new Promise((done) => setTimeout(done, left + 100));
}

/** A captcha that the server does not take is solved once more. Only making a lead needs one. */
async function withCaptcha(lead: OutgoingLead, { form, captcha }: Sender): Promise<LeadResult> {
	if (!form.captcha || lead.leadId) return postLead(lead);
	const send = async () => postLead({ ...lead, body: { ...lead.body, captcha: await captcha.take() } });
	try {
		const result = await send();
		return !result.ok && result.code === 'captcha' ? await send() : result;
	} catch {
		return { ok: false, status: null, error: formTexts.failed, code: null, fields: {} };
	}
}
