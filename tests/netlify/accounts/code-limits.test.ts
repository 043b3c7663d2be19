import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { phone, start } from './browser.ts';
import { useSignInLab } from './sign-in-lab.ts';

const minute = 60_000;
const tooMany = { status: 429, json: { code: 'rate_limited' } };

describe.each(engines)('USER-4 nobody has more codes sent than one needs, on $name', (engine) => {
	const lab = useSignInLab(engine);
	test('limits: one of several requests at the same moment sends a code', async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => lab.ask(lab.accounts.browser())));
		expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(7).fill(429)]);
		expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('30');
	});

	test('limits: three codes in a quarter of an hour and ten in a day for a number, from whatever addresses', async () => {
		lab.accounts.runtime.rateFactor = 1;
		let sent = 0;
		const refusals = new Set<string>();
		for (let at = 0; at <= 60; at++) {
			lab.accounts.setClock(start + at * minute);
			const address = { 'x-address': `192.0.2.${at}` };
			const { status, json, headers } = await lab.visitor.send('POST', '/api/auth/code', { phone }, address);
			if (status === 202) sent++;
			else refusals.add(`${status} ${json['error']}`);
			if (status !== 202) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
			if (at === 14) expect(sent).toBe(3);
		}
		expect(sent).toBe(10);
		expect([...refusals]).toEqual(
			expect.arrayContaining([
				'429 We have sent several codes to this number. Please try in a minute.',
				'429 We have sent several codes to this number. Please try in 12 minutes.',
				'429 We have sent several codes to this number. Please try again tomorrow.',
			]),
		);
	});

	test('limits: an address asks for fifteen codes in ten minutes, for whatever numbers', async () => {
		lab.accounts.runtime.rateFactor = 1;
		const numbers = Array.from({ length: 17 }, (_, at) => `04915702${String(at).padStart(2, '0')}`);
		const answers = await Promise.all(numbers.map((number) => lab.ask(lab.accounts.browser(), number)));
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(15);
		expect(answers.find(({ status }) => status !== 202)).toMatchObject(tooMany);
	});

	test('limits: no more SMS in a day than the site pays for', async () => {
		lab.accounts.runtime.rateFactor = 1;
		lab.accounts.writeSite('north', { sign_in: { sms_a_day: 3 } });
		const numbers = Array.from({ length: 6 }, (_, at) => `04915702${String(at).padStart(2, '0')}`);
		const answers = await Promise.all(numbers.map((number) => lab.ask(lab.accounts.browser(), number)));
		expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 503, 503, 503]);
		lab.accounts.setClock(start + 24 * 60 * minute);
		expect(await lab.ask()).toMatchObject({ status: 202 });
	});

	test.each(['0491570', '0291570156', '+64 21 123 4567', '+1 202 555 0143', '0491-570-156', '', '<script>'])(
		'only mobile numbers of the country get an SMS: %s',
		async (number) => {
			const before = lab.accounts.messages().length;
			const answer = await lab.ask(lab.visitor, number);
			expect(answer).toMatchObject({ status: 422, json: { fields: { phone: expect.any(String) } } });
			expect(lab.accounts.messages()).toHaveLength(before);
		},
	);

	test('SITE-11 under bot protection each code costs a captcha, once', async () => {
		lab.accounts.writeSite('north', { sign_in: { captcha: true } });
		expect(await lab.ask()).toMatchObject({ status: 422, json: { code: 'captcha' } });
		// Challenges end by the real clock.
		lab.accounts.setClock(Date.now());
		const captcha = await lab.accounts.solve('north');
		const send = (number: string) => lab.visitor.send('POST', '/api/auth/code', { phone: number, captcha });
		expect(await send(phone)).toMatchObject({ status: 202 });
		expect(await send('0491570157')).toMatchObject({ status: 422, json: { code: 'captcha' } });
	});
});
