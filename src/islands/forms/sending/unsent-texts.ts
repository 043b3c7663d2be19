import type { Sent } from '../../../client/leads/unsent/send-kept.ts';
import { formTexts } from '../../../forms/rules/texts.ts';

/** How a lead waits to be sent: on the device for the network or for the server, or in this page alone (FORM-12). */
export type Waiting = keyof typeof waitingTexts;

/** What the visitor is told of it. */
export const waitingTexts = {
	line: 'We could not send this yet. It is kept on this device and is sent when this page, or any page of this site, is open and the line is back.',
	server:
		'We could not send this yet. It is kept on this device, and this page, or any page of this site, sends it as soon as we can take it.',
	page: 'This device could not keep what you wrote. Please try again before you leave this page.',
	files:
		'This device could not keep what you wrote. Please try again before you leave this page: later the files have to be added again.',
} as const;

/** How a lead waits that was sent without a final answer. */
export function waitingAs(sent: Sent & { ok: false }, { lead }: { lead: { has_files: boolean } }): Waiting {
	if (!sent.kept) return lead.has_files ? 'files' : 'page';
	return sent.status === null && sent.error === formTexts.failed ? 'line' : 'server';
}
