import { describe, expect, test } from 'vitest';
import { readReservationOf } from '../../../src/islands/checkout/state/kept-reservation.ts';
import { secondsLeft } from '../../../src/islands/checkout/state/time-left.ts';
import { deviceNow, makeSession, makeTab, refusal, request, said } from './make-session.ts';

/** All that is left is when: caches may still say that the car is held, by this very visitor. */
const noReservation = expect.stringMatching(/^\[\["reserving","\d+"\]\]$/);

describe('CAR-11 reserving a car', () => {
	test('CAR-11 from the details to the receipt, which counts once', async () => {
		const { session, stage, counted, calls } = makeSession({ asked: [said({ state: 'reserved' })] });
		await session.begin(false);
		expect(stage()).toEqual({ is: 'details', note: null });
		expect(await session.hold(request)).toBeNull();
		expect(stage()).toMatchObject({ is: 'mine', answer: { state: 'held' } });
		await session.pay();
		await session.refresh();
		expect(stage()).toMatchObject({ is: 'mine', answer: { state: 'reserved', reference: 'R-7K3F9Q' } });
		expect([calls, counted]).toEqual([['taken', 'hold key-1', 'pay', 'ask r-1 t-1'], [42]]);
	});

	test('CAR-11 the time of a hold goes by the server’s clock', async () => {
		const { session, stage } = makeSession();
		await session.hold(request);
		const held = stage();
		expect(held.is === 'mine' && secondsLeft(held.time, deviceNow)).toBe(900);
	});

	test('USER-5 the tab keeps the right to the reservation, and nothing to pay with', async () => {
		const { session, tab } = makeSession();
		await session.hold(request);
		expect(readReservationOf(tab, 7).right).toEqual({ id: 'r-1', token: 't-1' });
		expect(tab.text()).not.toMatch(/pi_1|secret|pk_1|payment|Ana/);
	});

	test('CAR-11 a reload finds the reservation again, and does not count it again', async () => {
		const tab = makeTab();
		const first = makeSession({ tab });
		await first.session.hold(request);
		await first.session.pay();
		const second = makeSession({ tab, asked: [said({ state: 'reserved' })] });
		await second.session.begin(false);
		expect(second.stage()).toMatchObject({ is: 'mine', answer: { state: 'reserved' } });
		expect([second.calls, second.counted]).toEqual([['ask r-1 t-1'], []]);
	});

	test('CAR-11 a reload while the server does not answer says so, and forgets nothing', async () => {
		const tab = makeTab();
		await makeSession({ tab }).session.hold(request);
		const again = makeSession({ tab, asked: [refusal(null), said()] });
		await again.session.begin(false);
		expect(again.stage()).toEqual({ is: 'unreachable', error: 'No.' });
		await again.session.refresh();
		expect(again.stage()).toMatchObject({ is: 'mine' });
	});

	test('CAR-11 who comes back from a bank without the reservation is not asked to pay again', async () => {
		const { session, stage } = makeSession();
		await session.begin(true);
		expect(stage()).toEqual({ is: 'unknown' });
	});

	test.each([
		['somebody is paying', [{ id: 7, until: deviceNow }], { is: 'taken', until: deviceNow }],
		['it is reserved', [{ id: 7, until: null }], { is: 'taken', until: null }],
		['another car is', [{ id: 8, until: null }], { is: 'details', note: null }],
	])('CAR-11 when the page is opened while %s', async (_title, taken, expected) => {
		const { session, stage } = makeSession({ taken });
		await session.begin(false);
		expect(stage()).toEqual(expected);
	});

	test('CAR-11 who is second is told until when, as the refusal says, or for good', async () => {
		const known = makeSession({ hold: { ...refusal(409, 'taken'), wait: 5000 } });
		expect(await known.session.hold(request)).toBeNull();
		expect(known.stage()).toEqual({ is: 'taken', until: deviceNow + 5000 });
		// The list of taken cars may be from before: the refusal itself says when.
		expect(known.calls).toEqual(['hold key-1']);
		const unknown = makeSession({ hold: refusal(409, 'taken') });
		await unknown.session.hold(request);
		expect(unknown.stage()).toEqual({ is: 'taken', until: null });
	});

	test('CAR-11 a car that was withdrawn', async () => {
		const { session, stage } = makeSession({ hold: refusal(404, 'not_found') });
		await session.hold(request);
		expect(stage()).toEqual({ is: 'withdrawn' });
	});

	test.each([
		['the network is gone', refusal(null), 'key-1'],
		['the payment service does not answer', refusal(503, 'unavailable'), 'key-1'],
		['the same request is under way', refusal(409, 'in_flight'), 'key-1'],
		['the details are wrong', refusal(422, 'invalid'), undefined],
	])('CAR-11 where %s the request is kept as it was: %o → %s', async (_title, hold, key) => {
		const { session, tab } = makeSession({ hold });
		expect(await session.hold(request)).toBe(hold);
		expect(readReservationOf(tab, 7).request?.key).toBe(key);
	});

	test('CAR-11 a hold of this tab’s own whose answer got lost is not somebody else’s', async () => {
		const tab = makeTab();
		await makeSession({ tab, hold: refusal(null) }).session.hold(request);
		const again = makeSession({ tab, taken: [{ id: 7, until: deviceNow }] });
		await again.session.begin(false);
		expect(again.stage()).toEqual({ is: 'details', note: null });
	});

	test('CAR-11 giving it up frees the car and forgets it', async () => {
		const { session, stage, tab } = makeSession();
		await session.hold(request);
		expect(await session.release()).toBeNull();
		expect(stage()).toMatchObject({ is: 'details', note: expect.stringMatching(/Nothing was charged/) });
		expect(tab.text()).toEqual(noReservation);
	});

	test('CAR-11 what is paid by now cannot be given up, and the page says that it is reserved', async () => {
		const given = refusal(403, 'closed');
		const { session, stage } = makeSession({ given, asked: [said({ state: 'reserved' })] });
		await session.hold(request);
		expect(await session.release()).toBeNull();
		expect(stage()).toMatchObject({ is: 'mine', answer: { state: 'reserved' } });
	});

	test('CAR-11 a hold that has run out can be begun again', async () => {
		const { session, stage, tab } = makeSession({ asked: [said({ state: 'lapsed', payment: null })] });
		await session.hold(request);
		await session.refresh();
		expect(stage()).toMatchObject({ is: 'mine', answer: { state: 'lapsed' } });
		await session.startAgain();
		expect([stage(), tab.text()]).toEqual([{ is: 'details', note: null }, noReservation]);
	});

	test('CAR-11 a right that the server does not know any more is forgotten', async () => {
		const { session, stage, tab } = makeSession();
		await session.hold(request);
		await session.refresh();
		expect([stage(), tab.text()]).toEqual([{ is: 'details', note: null }, noReservation]);
	});
});

test('CAR-11 an answer of the wrong shape in the tab counts as none', () => {
	const tab = makeTab();
	for (const value of [7, 'r-1', { right: { id: 1, token: 't' } }, { right: 'r', request: { key: '', body: {} } }]) {
		tab.write('reservation:7', value);
		expect(readReservationOf(tab, 7)).toEqual({ right: null, request: null, counted: false });
	}
});
