import type { Sent } from '../../../client/leads/unsent/send-kept.ts';
import { formTexts } from '../../../forms/rules/texts.ts';

/** Where a lead is that could not be sent: on the device, for want of a connection or of the server, or in this page alone (FORM-12). */
export type Unsent = keyof typeof unsentTexts;

/** What the visitor is told about it. */
export const unsentTexts = {
	line: 'You seem to be offline. We have saved this on your device. It will be sent once you are back online with a page of this site open.',
	server:
		'We could not send this yet. We have saved it on your device and will keep trying while you have a page of this site open.',
	page: 'We could not save what you wrote on this device. Please try again before you leave this page.',
	files:
		'We could not save what you wrote on this device. Please try again before you leave this page. If you come back later, you will have to attach your files again.',
} as const;

/** Where a lead is that was sent without a final answer. */
export function unsentAs(sent: Sent & { ok: false }, hasFiles: boolean): Unsent {
	if (!sent.kept) return hasFiles ? 'files' : 'page';
	return sent.status === null && sent.error === formTexts.failed ? 'line' : 'server';
}
