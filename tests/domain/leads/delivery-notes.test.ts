import { expect, test } from 'vitest';
import { doneAs, keptAsFile, notSent, reasonIn } from '../../../src/domain/leads/delivery-notes.ts';

test.each([
	[null, 'delivered', ''],
	['Sent twice.', 'delivered', 'Sent twice.'],
	[`${keptAsFile}there is no mail server.`, 'filed', 'There is no mail server.'],
	[`${notSent}the lead has no e-mail address.`, 'unsent', 'The lead has no e-mail address.'],
])('FORM-15 a delivery that is done with the note %j is %s', (note, as, reason) => {
	expect(doneAs(note)).toBe(as);
	expect(reasonIn(note ?? '')).toBe(reason);
});
