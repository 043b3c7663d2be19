import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReservation } from '../../../src/islands/checkout/calls/read-reservation.ts';
import { clockText, holdTime, secondsLeft, spokenTime } from '../../../src/islands/checkout/state/time-left.ts';
import { stripPayment } from '../../../src/islands/checkout/strip-payment.ts';
import { stripeAppearance } from '../../../src/islands/checkout/stripe/appearance.ts';
import { answer } from './make-session.ts';

describe('CAR-11 the time of a hold', () => {
	test('CAR-11 goes by the server’s clock, however wrong the device’s is', () => {
		const minutes = fc.integer({ min: 0, max: 60 });
		fc.assert(
			fc.property(
				fc.integer({ min: -1e10, max: 1e10 }),
				minutes,
				fc.integer({ min: 0, max: 3600 }),
				(wrong, held, gone) => {
					const now = 1_800_000_000_000;
					const time = holdTime({ until: now + held * 60_000, now }, now + wrong);
					expect(secondsLeft(time, now + wrong + gone * 1000)).toBe(Math.max(0, held * 60 - gone));
				},
			),
			{ seed: 15, numRuns: 100 },
		);
	});

	test.each([
		[900, '15:00', ''],
		[301, '5:01', ''],
		[300, '5:00', '5 minutes left to pay.'],
		[121, '2:01', '5 minutes left to pay.'],
		[60, '1:00', '1 minute left to pay.'],
		[30, '0:30', '30 seconds left to pay.'],
		[5, '0:05', '30 seconds left to pay.'],
		[0, '0:00', 'Time is up.'],
	])('CAR-11 %i seconds are %s, and said as “%s”', (seconds, clock, spoken) => {
		expect([clockText(seconds), spokenTime(seconds)]).toEqual([clock, spoken]);
	});
});

describe('USER-5, CAR-11 nothing of a payment stays in the address', () => {
	const strip = (href: string) => {
		const replaced: string[] = [];
		const history = {
			state: null,
			replaceState: (_: unknown, __: string, url?: string | URL | null) => void replaced.push(String(url)),
		};
		return { returned: stripPayment({ href }, history), replaced };
	};
	const page = 'https://motors.example/cars/a/checkout/';

	test.each([
		['?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded', '/cars/a/checkout/'],
		['?utm_source=paper&payment_intent=pi_1&redirect_status=failed#call', '/cars/a/checkout/?utm_source=paper#call'],
		['?payment_intent_client_secret=x', '/cars/a/checkout/'],
	])('USER-5 %s becomes %s', (query, path) => {
		expect(strip(page + query)).toEqual({ returned: true, replaced: [path] });
	});

	test('USER-5 any other address stays as it is', () => {
		expect(strip(`${page}?utm_source=paper`)).toEqual({ returned: false, replaced: [] });
	});
});

describe('CAR-11 answers are read with care', () => {
	test('CAR-11 a whole one is taken as it is', () => {
		const whole = answer({ token: 't', reason: 'Late.' });
		expect(readReservation(JSON.parse(JSON.stringify({ ...whole, more: 1 })))).toEqual(whole);
	});

	test.each([
		null,
		[],
		'held',
		{ ...answer(), state: 'sold' },
		{ ...answer(), until: 'soon' },
		{ ...answer(), id: '' },
	])('CAR-11 %o is none', (json) => {
		expect(readReservation(json)).toBeNull();
	});

	test.each([{ type: 'stripe', key: 'pk_1' }, { type: 'other' }, null])('CAR-11 %o is not a way to pay', (payment) => {
		expect(readReservation({ ...answer(), payment })?.payment).toBeNull();
	});
});

test('CAR-11 Stripe’s fields have the colours of the page; what it does not say is left to Stripe', () => {
	const colours: Record<string, string> = { '--fc-brand': ' #123456 ', '--fc-radius': '4px' };
	const style = { getPropertyValue: (name: string) => colours[name] ?? '' };
	expect(stripeAppearance(style, true)).toEqual({
		theme: 'night',
		variables: { fontSizeBase: '16px', colorPrimary: '#123456', borderRadius: '4px' },
	});
});
