import { expect, test } from 'vitest';
import { doneAs, keptAsFile, notSent, reasonIn } from '../../../src/domain/leads/delivery-notes.ts';

test.each([
	[null, 'delivered', ''],
	['Sent twice.', 'delivered', 'Sent twice.'],
	[`${keptAsFile}there is no mail server.`, 'filed', /no mail server is set\. Ask whoever runs the platform/],
	[
		`${keptAsFile}the destination has no address.`,
		'filed',
		'Kept here and not sent, as nobody is set to get the e-mails.',
	],
	[`${keptAsFile}the disk is full.`, 'filed', 'The disk is full.'],
	[`${notSent}the lead has no e-mail address.`, 'unsent', 'The lead has no e-mail address.'],
])('FORM-15 a delivery that is done with the note %j is %s', (note, as, reason) => {
	expect(doneAs(note)).toBe(as);
	if (typeof reason === 'string') expect(reasonIn(note ?? '')).toBe(reason);
	else expect(reasonIn(note ?? '')).toMatch(reason);
});
