import { capitalised } from '../words/wording.ts';

/** What the note of a delivery that is done begins with where nothing was sent: a demonstration without a mail server keeps files. */
export const keptAsFile = 'Kept as a file: ';
/** Why a demonstration keeps a mail as a file, as the ledger notes it. */
export const filedFor = { server: 'there is no mail server.', address: 'the destination has no address.' } as const;
/** Why mails are kept, for people, where only somebody who gets them has to be set. */
export const nobodySet = 'Kept here and not sent, as nobody is set to get the e-mails.';
/** The same for people, wherever they meet it, with what to do. */
const filedWords: ReadonlyMap<string, string> = new Map([
	[
		filedFor.server,
		'Mails are kept as files and not sent, as no mail server is set. Ask whoever runs the platform to set SMTP_URL.',
	],
	[filedFor.address, nobodySet],
]);

/** The same where there was nobody to send it to. */
export const notSent = 'Not sent: ';

/** How a delivery that is done went. */
export type DoneAs = 'delivered' | 'filed' | 'unsent';

/** Reads it from the note that the ledger keeps of it. */
export function doneAs(note: string | null): DoneAs {
	if (note?.startsWith(keptAsFile)) return 'filed';
	return note?.startsWith(notSent) ? 'unsent' : 'delivered';
}

/** Why nothing was sent, and what to do about it; a note that says nothing of that as it is. */
export function reasonIn(note: string): string {
	if (doneAs(note) === 'delivered') return note;
	const reason = note.slice(note.indexOf(': ') + 2);
	return filedWords.get(reason) ?? capitalised(reason);
}
