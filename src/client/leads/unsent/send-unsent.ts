import type { DeviceStore } from '../device/device-store.ts';
import { sendAgain } from './send-kept.ts';
import { dropUnsent, type UnsentLead, unsentLeads } from './unsent-leads.ts';

/** What became of a kept lead: `waits` until it can be sent, `expired` where that took too long. */
export type Resent = Pick<UnsentLead, 'key' | 'title' | 'partial' | 'keptAt'> &
	(
		| { outcome: 'sent'; leadId: string | null; leadToken: string | null }
		| { outcome: 'waits'; notBefore: number }
		| { outcome: 'refused'; error: string }
		| { outcome: 'expired' }
	);

type Stores = {
	website_slug: string;
	device: DeviceStore;
	tab: DeviceStore;
	/** Solves a captcha for a lead of this base. */
	captcha: (base: string) => Promise<string>;
};

/** Milliseconds for which a device keeps what somebody wrote about himself. */
export const longestKept = 7 * 24 * 60 * 60_000;
/** How many a device keeps. */
export const mostKept = 20;

/**
 * Sends what is kept, each lead under its own key, so that one whose answer was lost is not made twice. Tabs take turns.
 * What the server refuses for good, what is too old and what is too much is told to the visitor and removed.
 */
export async function sendUnsent(stores: Stores): Promise<Resent[]> {
	const send = async () => {
		const results: Resent[] = [];
		const leads = await unsentLeads(stores.website_slug, stores.device);
		for (const [index, lead] of leads.entries()) {
			const isOver = index < leads.length - mostKept || Math.abs(Date.now() - lead.keptAt) > longestKept;
			results.push(isOver ? await expire(lead, stores) : await resend(lead, stores));
		}
		return results;
	};
	return 'locks' in navigator ? navigator.locks.request('forecourt:unsent', send) : send();
}

async function expire(lead: UnsentLead, { device, tab }: Stores): Promise<Resent> {
	await dropUnsent(lead.key, device);
	tab.write(lead.draft, null);
	return { ...told(lead), outcome: 'expired' };
}

async function resend(lead: UnsentLead, { device, tab, captcha }: Stores): Promise<Resent> {
	const { notBefore = 0 } = lead;
	if (navigator.onLine === false || notBefore > Date.now()) return { ...told(lead), outcome: 'waits', notBefore };
	const sent = await sendAgain(lead, { device, captcha: () => captcha(lead.base) });
	if (!sent || (!sent.ok && sent.means !== 'refused')) {
		return { ...told(lead), outcome: 'waits', notBefore: Date.now() + (sent && !sent.ok ? sent.wait : 0) };
	}
	if (!sent.ok) return { ...told(lead), outcome: 'refused', error: sent.error };
	// The form goes on with a step that was stored, so its draft is still needed.
	if (!lead.partial) tab.write(lead.draft, null);
	return { ...told(lead), outcome: 'sent', leadId: sent.leadId, leadToken: sent.leadToken };
}

const told = ({ key, title, partial, keptAt }: UnsentLead): Pick<Resent, 'key' | 'title' | 'partial' | 'keptAt'> => ({
	key,
	title,
	partial,
	keptAt,
});
