import { capitalised } from '../../src/domain/words/wording.ts';

/** What the note of a delivery that is done begins with where nothing was sent: a demonstration without a mail server keeps files. */
export const keptAsFile = 'Kept as a file: ';
/** The same where there was nobody to send it to. */
export const notSent = 'Not sent: ';

/** How a delivery that is done went. */
export type DoneAs = 'delivered' | 'filed' | 'unsent';

/** Reads it from the note that the ledger keeps of it. */
export function doneAs(note: string | null): DoneAs {
	if (note?.startsWith(keptAsFile)) return 'filed';
	return note?.startsWith(notSent) ? 'unsent' : 'delivered';
}

/** Why nothing was sent: `There is no mail server.`; a note that says nothing of that as it is. */
export function reasonIn(note: string): string {
	return doneAs(note) === 'delivered' ? note : capitalised(note.slice(note.indexOf(': ') + 2));
}
