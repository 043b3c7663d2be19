import type { DeviceStore } from './device-store.ts';
import { postLead } from './post-lead.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { dropUnsent, type UnsentLead, unsentLeads } from './unsent-leads.ts';

/** What became of a kept lead: `waits` where there is still no answer. */
export type Resent =
	| { title: string; outcome: 'sent' | 'waits' }
	| { title: string; outcome: 'refused'; error: string };

type Stores = { website_slug: string; device: DeviceStore; tab: DeviceStore };

/**
 * Sends what is kept, each lead under its own key, so that one whose answer was lost is not made twice. Tabs take turns.
 * What the server refuses is told to the visitor and not tried again.
 */
export async function sendUnsent(stores: Stores): Promise<Resent[]> {
	const send = async () => {
		const results: Resent[] = [];
		for (const lead of await unsentLeads(stores.website_slug)) results.push(await resend(lead, stores));
		return results;
	};
	return 'locks' in navigator ? navigator.locks.request('forecourt:unsent', send) : send();
}

async function resend(lead: UnsentLead, { device, tab }: Stores): Promise<Resent> {
	const { title, draft, key } = lead;
	const result = await postLead({ ...lead, body: { ...lead.body, ...(await freshCaptcha(lead)) } });
	if (!result.ok && isTemporary(result.status)) return { title, outcome: 'waits' };
	await dropUnsent(key, device);
	if (!result.ok) return { title, outcome: 'refused', error: result.error };
	tab.write(draft, null);
	return { title, outcome: 'sent' };
}

/** Whether to try again later: no answer, a server at fault, or told to wait. */
function isTemporary(status: number | null): boolean {
	return status === null || status >= 500 || [408, 409, 429].includes(status);
}

/** One that was solved back then may be used up or too old. */
async function freshCaptcha({ captcha, base }: UnsentLead): Promise<{ captcha?: string }> {
	if (!captcha) return {};
	try {
		return { captcha: await solveCaptcha(base) };
	} catch {
		// The server says whether it needs one.
		return {};
	}
}
