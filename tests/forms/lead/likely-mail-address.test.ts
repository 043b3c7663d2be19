import { describe, expect, test } from 'vitest';
import { likelyMailAddress } from '../../../src/forms/lead/likely-mail-address.ts';

describe('FORM-4 the address that was probably meant', () => {
	test.each([
		['jo@gmial.com', 'jo@gmail.com'],
		['jo@gmal.com', 'jo@gmail.com'],
		['Jo.Example+cars@GMAIL.con', 'Jo.Example+cars@gmail.com'],
		['jo@gmail.co', 'jo@gmail.com'],
		['jo@gmail', 'jo@gmail.com'],
		['jo@gmailcom', 'jo@gmail.com'],
		['jo@gmail,com', 'jo@gmail.com'],
		['jo@gmail..com', 'jo@gmail.com'],
		['jo @gmail.com', 'jo@gmail.com'],
		['jo@gmailc.om', 'jo@gmail.com'],
		['jo@gmial.con', 'jo@gmail.com'],
		['jo@hotmial.com', 'jo@hotmail.com'],
		['jo@hotmail.cmo', 'jo@hotmail.com'],
		['jo@homtial.com', 'jo@hotmail.com'],
		['jo@outlok.com', 'jo@outlook.com'],
		['jo@outlook.con.au', 'jo@outlook.com.au'],
		['jo@bigpnd.com', 'jo@bigpond.com'],
		['jo@bigpond.met.au', 'jo@bigpond.net.au'],
		['jo@iclod.com', 'jo@icloud.com'],
		['jo@yaho.com.au', 'jo@yahoo.com.au'],
		['jo@xtra.co.mz', 'jo@xtra.co.nz'],
		['jo@xrta.co.nz', 'jo@xtra.co.nz'],
		['jo@optusnet.com.ua', 'jo@optusnet.com.au'],
		['jo@smithfarms.con', 'jo@smithfarms.com'],
		['jo@smithfarms.com.aus', 'jo@smithfarms.com.au'],
	])('%s → %s', (typed, meant) => expect(likelyMailAddress(typed)).toBe(meant));

	test.each([
		...['jo@gmail.com', 'JO@Gmail.Com', 'jo@hotmail.co.uk', 'jo@hotmail.fr', 'jo@hotmail.ca', 'jo@yahoo.ca'],
		...['jo@email.com', 'jo@mail.com', 'jo@ymail.com', 'jo@gmx.net', 'jo@life.com', 'jo@aon.com', 'jo@be.com'],
		...['jo@extra.co.nz', 'jo@smithfarms.com.au', 'jo@motorama.example', 'jo@example.co', 'jo@uni.edu.au'],
		...['', 'jo', 'jo@', '@gmail.com', 'jo@@gmail.con', 'two words@gmail.con'],
	])('nothing is said of %s', (typed) => expect(likelyMailAddress(typed)).toBeNull());
});
