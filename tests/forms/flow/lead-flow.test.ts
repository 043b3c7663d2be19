import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FlowEvent, type LeadFlow, leadFlow, startOfFlow } from '../../../src/forms/flow/lead-flow.ts';

type Lead = { lead_id: string | null; text: string };
type Event = FlowEvent<Lead>;

const run = (events: Event[], from: LeadFlow<Lead> = startOfFlow) => events.reduce(leadFlow<Lead>, from);
const submit = (key: string, next: number | null, text = 'a', files: string[] = []): Event => ({
	type: 'submit',
	key,
	next,
	lead: { lead_id: null, text },
	files,
});
const answer = (leadId: string | null = 'L1'): Event => ({ type: 'answered', leadId });
const lost: Event = { type: 'failed', refused: false, error: 'network' };
const refused: Event = { type: 'failed', refused: true, error: 'no' };

describe('the flow of a lead', () => {
	test('FORM-12 idle, submitting, success', () => {
		expect(startOfFlow.status).toBe('idle');
		const sending = run([submit('k1', null)]);
		expect(sending).toMatchObject({ status: 'submitting', request: { key: 'k1', leadId: null } });
		expect(run([answer()], sending)).toMatchObject({ status: 'success', leadId: 'L1', request: null });
	});

	test('FORM-12 a second submit while one is under way changes nothing', () => {
		const sending = run([submit('k1', null)]);
		expect(run([submit('k2', null)], sending)).toBe(sending);
	});

	test('FORM-8 the first answer’s lead_id is used by later steps', () => {
		const flow = run([submit('k1', 1), answer('L7'), submit('k2', null)]);
		expect(flow).toMatchObject({ step: 1, leadId: 'L7', sent: [0], request: { key: 'k2', leadId: 'L7' } });
	});

	test('FORM-8 a step already sent is not sent again', () => {
		const flow = run([submit('k1', 1), answer(), { type: 'back' }, submit('k2', 1, 'changed')]);
		expect(flow).toMatchObject({ status: 'idle', step: 1, request: null });
	});

	test('FORM-11 an answer without id goes on, and the next step makes the lead', () => {
		expect(run([submit('k1', 1), answer(null), submit('k2', null)])).toMatchObject({
			step: 1,
			request: { key: 'k2', leadId: null },
		});
	});

	test('FORM-7 back returns to the step it was skipped from', () => {
		const jumped = run([submit('k1', 1), answer(), submit('k2', 3), answer()]);
		expect(jumped).toMatchObject({ step: 3, skipped: [{ from: 1, to: 3 }] });
		const back = run([{ type: 'back' }], jumped);
		expect(back).toMatchObject({ step: 1, skipped: [] });
		expect(run([{ type: 'back' }, { type: 'back' }], back).step).toBe(0);
	});

	test('FORM-7 a jump that is not made again is forgotten', () => {
		const events: Event[] = [submit('k1', 2), answer(), { type: 'back' }, submit('k2', 1)];
		expect(run(events)).toMatchObject({ step: 1, skipped: [] });
	});

	test('FORM-12 a failure keeps the step and says why', () => {
		expect(run([submit('k1', 1), refused])).toMatchObject({ status: 'failure', step: 0, error: 'no', sent: [] });
	});

	test('FORM-12 without a final answer the same lead goes out under the same key', () => {
		const flow = run([submit('k1', null), lost, submit('k2', null)]);
		expect(flow).toMatchObject({ status: 'submitting', request: { key: 'k1' }, waiting: null });
	});

	test('FORM-12 after a refusal nothing was stored, and the next try has its own key', () => {
		expect(run([submit('k1', null), refused, submit('k2', null)])).toMatchObject({ request: { key: 'k2' } });
	});

	test('FORM-12 what the page has sent since is settled: the form goes on, once', () => {
		const failing = run([submit('k1', null), lost]);
		const sent: Event = { type: 'answered', key: 'k1', leadId: 'L1' };
		expect(run([sent], failing)).toMatchObject({ status: 'success', leadId: 'L1', request: null });
		expect(run([{ ...sent, key: 'other' }], failing)).toBe(failing);
		expect(run([answer()], failing)).toBe(failing);
		expect(run([sent, sent], failing)).toMatchObject({ status: 'success', leadId: 'L1' });
		const no: Event = { type: 'failed', key: 'k1', refused: true, error: 'no' };
		expect(run([no, submit('k2', null)], failing)).toMatchObject({ error: null, request: { key: 'k2' } });
	});

	test('FORM-12 who has changed answers since stays at them, and sends them as a change of the lead', () => {
		const sent: Event = { type: 'answered', key: 'k1', leadId: 'L1', stay: true };
		const last = run([submit('k1', null), lost, sent]);
		expect(last).toMatchObject({ status: 'idle', step: 0, leadId: 'L1' });
		expect(run([submit('k2', null, 'newer')], last).request).toMatchObject({ key: 'k2', leadId: 'L1' });
		const first = run([submit('k1', 1), lost, sent]);
		expect(first).toMatchObject({ status: 'idle', step: 0, leadId: 'L1', sent: [0] });
		expect(run([submit('k2', 1, 'newer')], first)).toMatchObject({ status: 'idle', step: 1, request: null });
	});

	test('FORM-12 a lead changed after a lost answer: the old one is settled first, then changed', () => {
		const again = run([submit('k1', null, 'old'), lost, submit('k2', null, 'new')]);
		expect(again).toMatchObject({ request: { key: 'k1', lead: { text: 'old' } }, waiting: { key: 'k2' } });
		const settled = run([answer('L3')], again);
		expect(settled).toMatchObject({
			status: 'submitting',
			request: { key: 'k2', leadId: 'L3', lead: { text: 'new', lead_id: 'L3' } },
		});
		expect(run([answer('L3')], settled).status).toBe('success');
	});

	test('FORM-12 a file that was changed and chosen again under its name is sent, after what may have arrived', () => {
		const again = run([submit('k1', null, 'a', ['old']), lost, submit('k2', null, 'a', ['new'])]);
		expect(again).toMatchObject({ request: { key: 'k1', files: ['old'] }, waiting: { key: 'k2', files: ['new'] } });
		expect(run([answer('L3')], again)).toMatchObject({ request: { key: 'k2', leadId: 'L3', files: ['new'] } });
		const same = run([submit('k1', null, 'a', ['old']), lost, submit('k2', null, 'a', ['old'])]);
		expect(same).toMatchObject({ request: { key: 'k1' }, waiting: null });
	});

	test('FORM-7 an error of an earlier step leads there, with what is sent kept and the jump over it forgotten', () => {
		const last = run([submit('k1', 1), answer(), submit('k2', 3), answer(), submit('k3', null), refused]);
		const flow = run([{ type: 'returned', step: 0 }], last);
		expect(flow).toMatchObject({ step: 0, status: 'failure', leadId: 'L1', sent: [0, 1], skipped: [] });
		expect(run([submit('k4', 1)], flow)).toMatchObject({ step: 1, status: 'idle', request: null });
		expect(run([{ type: 'returned', step: 1 }], last).skipped).toEqual([]);
		const sending = run([submit('k1', 1), answer(), submit('k2', 2)]);
		expect(run([{ type: 'returned', step: 0 }], sending)).toBe(sending);
	});

	test('FORM-13 an event that there is not is refused in the specification’s words', () => {
		const text = 'An incorrect option was provided to a switch-case statement';
		expect(() => run([{ type: 'sideways' } as unknown as Event])).toThrow(text);
	});

	test('FORM-11 the right to change a lead goes with its later steps, and is forgotten with a lead that is erased', () => {
		const stored: Event = { type: 'answered', leadId: 'L1', leadToken: 'T1' };
		const second = run([submit('k1', 1), stored, submit('k2', 2)]);
		expect(second.request).toMatchObject({ leadId: 'L1', leadToken: 'T1' });
		const third = run([answer('L1'), submit('k3', null)], second);
		expect(third.request).toMatchObject({ leadId: 'L1', leadToken: 'T1' });
		const erased = run([{ ...refused, isErased: true } as Event, submit('k4', null)], third);
		expect(erased.request).toMatchObject({ key: 'k4', leadId: null, leadToken: null });
	});

	test('FORM-12 a page loaded again while sending may try again with the same key', () => {
		const flow = run([submit('k1', null), { type: 'restored' }]);
		expect(flow.status).toBe('failure');
		expect(run([submit('k2', null)], flow).request?.key).toBe('k1');
	});
});

/** A server that stores leads by key and loses some of its answers on the way. */
function play(steps: { outcome: 'ok' | 'lost' | 'never'; text: string; back: boolean }[]) {
	const byKey = new Map<string, string>();
	const stored = new Map<string, string>();
	let flow: LeadFlow<Lead> = startOfFlow;
	let last = '';
	for (const [turn, { outcome, text, back }] of steps.entries()) {
		if (back) flow = leadFlow(flow, { type: 'back' });
		if (flow.status === 'success') break;
		last = text;
		const next = flow.step < 2 ? flow.step + 1 : null;
		flow = leadFlow(flow, { type: 'submit', key: `k${turn}`, next, files: [], lead: { lead_id: flow.leadId, text } });
		while (flow.status === 'submitting' && flow.request) {
			const { key, leadId, lead } = flow.request;
			const id = leadId ?? byKey.get(key) ?? `L${byKey.size}`;
			if (outcome !== 'never') {
				if (!leadId) byKey.set(key, id);
				stored.set(id, lead.text);
			}
			flow = leadFlow(flow, outcome === 'ok' ? { type: 'answered', leadId: id } : lost);
		}
	}
	return { flow, stored: [...stored.values()], last };
}

test('FORM-12 whatever is lost on the way, one visitor makes one lead, and the last answers are in it', () => {
	const turn = fc.record({
		outcome: fc.constantFrom('ok' as const, 'lost' as const, 'never' as const),
		text: fc.constantFrom('a', 'b', 'c'),
		back: fc.boolean(),
	});
	let finished = 0;
	fc.assert(
		fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
			const { flow, stored, last } = play(turns);
			expect(stored.length).toBeLessThanOrEqual(1);
			if (flow.status !== 'success') return;
			finished += 1;
			expect(stored).toEqual([last]);
		}),
		{ seed: 5, numRuns: 2000 },
	);
	expect(finished).toBeGreaterThan(100);
});
