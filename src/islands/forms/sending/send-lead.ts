import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import type { DraftName } from '../../../client/leads/device/draft-name.ts';
import { type Sent, sendAndKeep } from '../../../client/leads/unsent/send-kept.ts';
import type { FormsFile } from '../../../contract/forms-file.ts';
import type { LeadBody } from '../../../contract/lead.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import type { LeadRequest } from '../../../forms/flow/lead-flow.ts';
import { leadLimits } from '../../../forms/lead/lead-limits.ts';
import type { Lead } from '../../../forms/lead/lead-payload.ts';
import type { Captcha } from './use-captcha.ts';

/** What travels with every lead of a form, but for the captcha, which is solved for each one. */
type Envelope = Omit<LeadBody, 'lead' | 'captcha'>;

type Sender = {
	site: FormsFile;
	form: FormDefinition;
	captcha: Captcha;
	device: DeviceStore;
	/** Name of the form's draft. */
	draft: DraftName;
	envelope: Envelope;
	files: readonly File[];
};

/** Sends a step's lead, which the device keeps until it is stored or refused for good (FORM-12). Never rejects. */
export async function sendLead(request: LeadRequest<Lead>, sender: Sender): Promise<Sent> {
	const { site, form, captcha, device, draft, envelope, files } = sender;
	const { key, leadId, leadToken, lead, next } = request;
	const sent = await sendAndKeep(
		{
			base: site.base,
			destination: form.destination,
			key,
			leadId,
			leadToken,
			body: { ...envelope, lead },
			files,
			website_slug: site.website_slug,
			title: form.title,
			captcha: form.captcha,
			partial: next !== null,
			draft,
			keptAt: Date.now(),
		},
		{ device, captcha: captcha.take, ready: fillTimePassed(envelope.started_at) },
	);
	// From here on the page sees to it.
	if (sent.kept) document.dispatchEvent(new CustomEvent('forecourt:unsent'));
	return sent;
}

/** Someone whose details are remembered can be faster than the server believes. */
async function fillTimePassed(startedAt = 0): Promise<void> {
	const left = leadLimits.fillTime - (Date.now() - startedAt);
	if (left > 0) await new Promise((done) => setTimeout(done, left + 100));
}
