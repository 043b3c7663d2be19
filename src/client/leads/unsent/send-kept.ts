import type { DeviceStore } from '../device/device-store.ts';
import { type LeadResult, noAnswer, postLead } from '../post-lead.ts';
import { inTurn, unlessSent } from './lead-lock.ts';
import { dropUnsent, findUnsent, keepUnsent, postponeUnsent, type UnsentLead } from './unsent-leads.ts';

/** What a lead is sent with: the device that keeps it, and where captchas come from. */
export type Way = { device: DeviceStore; captcha: () => Promise<string> };
/** A form may have to wait before it sends. */
type FormWay = Way & { ready?: Promise<unknown> };

/** How sending went, and whether the lead waits on the device until it is sent again (FORM-12). */
export type Sent = LeadResult & { kept: boolean };

/** Shown if no captcha can be solved: the lead waits for one. */
export const noCaptcha = 'Our security check did not work.';
/** How often a captcha that the server does not take is done again, before the lead waits. */
const captchaTries = 2;
/** Milliseconds between asking again while another tab's request for the same lead is worked on, and how often. */
const inFlight = { wait: 1_500, tries: 4 } as const;

/**
 * Sends a lead for a form. It is on the device before the first request goes out, so that a tab that dies in the middle
 * loses nothing. What is kept under its key already is sent in its place: the same key always has the same lead. Never rejects.
 */
export function sendAndKeep(lead: UnsentLead, way: FormWay): Promise<Sent> {
	return inTurn(lead.key, async () => {
		const own = (await findUnsent(lead.key, way.device)) ?? lead;
		await keepUnsent(own, way.device);
		await way.ready;
		let sent = await settle(own, way);
		for (let tries = 1; !sent.ok && sent.code === 'in_flight' && tries < inFlight.tries; tries++) {
			await new Promise((done) => setTimeout(done, inFlight.wait));
			sent = await settle(own, way);
		}
		return sent;
	});
}

/**
 * Sends a lead that waits; null where a form or another tab sends it now, or has sent it. One that the visitor has had forgotten
 * while a captcha was solved is not sent (USER-5). Never rejects.
 */
export function sendAgain({ key }: UnsentLead, { device, captcha }: Way): Promise<Sent | null> {
	return unlessSent(key, async () => {
		const lead = await findUnsent(key, device);
		if (!lead) return null;
		const captchaIfKept = async () => {
			const solved = await captcha();
			if (!(await findUnsent(key, device))) throw new Error('The lead is forgotten.');
			return solved;
		};
		return settle(lead, { device, captcha: captchaIfKept });
	});
}

/** The device forgets a lead that is stored or refused for good; any other waits, at least as long as the server asks. */
async function settle(lead: UnsentLead, way: Way): Promise<Sent> {
	const result = await postOrRemake(lead, way);
	if (result.ok || result.means === 'refused') {
		await dropUnsent(lead.key, way.device);
		return { ...result, kept: false };
	}
	return { ...result, kept: await postponeUnsent(lead.key, Date.now() + result.wait, way.device) };
}

/** A lead whose earlier steps are not there any more has them all in it, and is made again (FORM-8, FORM-11). */
async function postOrRemake(lead: UnsentLead, way: Way): Promise<LeadResult> {
	const result = await postWithCaptcha(lead, way);
	if (result.ok || result.means !== 'gone' || lead.leadId === null) return result;
	const { body } = lead;
	const whole = { ...lead, leadId: null, leadToken: null, body: { ...body, lead: { ...body.lead, lead_id: null } } };
	await keepUnsent(whole, way.device);
	return postWithCaptcha(whole, way);
}

async function postWithCaptcha(lead: UnsentLead, { captcha }: Way): Promise<LeadResult> {
	let isNeeded = lead.captcha && lead.leadId === null;
	for (let left = captchaTries; ; left--) {
		const solved = isNeeded ? await captcha().catch(() => null) : undefined;
		if (solved === null) return noAnswer(noCaptcha);
		const result = await postLead({ ...lead, body: { ...lead.body, ...(solved && { captcha: solved }) } });
		if (result.ok || result.means !== 'captcha' || left === 0) return result;
		isNeeded = true;
	}
}
