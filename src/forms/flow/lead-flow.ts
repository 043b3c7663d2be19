import { unknownOption } from '../../domain/words/unknown-option.ts';

/** What every lead has: the number it is stored under. */
type Numbered = { lead_id: string | null };

/**
 * The way of a lead from the first step to the answer (FORM-8, FORM-12): idle → submitting → success or failure. Each step before the
 * last sends a partial lead once; the lead_id of the first answer is used from then on (FORM-8). Whoever drives the flow
 * sends `request` while the status is submitting, and nothing else.
 *
 * A request whose outcome is not known (the network broke, the server failed) may have been stored. So it is sent again
 * under its own key before anything else is, and a lead is never made twice (FORM-12).
 */
export type LeadRequest<Lead extends Numbered> = {
	/** Goes out as the idempotency key. */
	key: string;
	/** PUT where there is a lead to update, with the right to do so. */
	leadId: string | null;
	leadToken: string | null;
	lead: Lead;
	/** What is attached, each file told by its content. */
	files: readonly string[];
	/** Step that it was made on, and where it leads; null after the last. */
	step: number;
	next: number | null;
};

export type LeadFlow<Lead extends Numbered = Numbered> = {
	status: 'idle' | 'submitting' | 'success' | 'failure';
	/** The step that is shown, from 0. */
	step: number;
	leadId: string | null;
	/** What the server gave with the id, as the right to change the lead. */
	leadToken: string | null;
	/** Steps whose partial lead is stored. */
	sent: readonly number[];
	/** Jumps over steps, for the way back and for the lead (FORM-7). */
	skipped: readonly { from: number; to: number }[];
	/** What is under way, or has failed without a clear answer. */
	request: LeadRequest<Lead> | null;
	/** What follows once that is settled. */
	waiting: LeadRequest<Lead> | null;
	/** What the visitor is told of a failure. */
	error: string | null;
};

export type FlowEvent<Lead extends Numbered> =
	/** The step's values are valid. `key` is new, `lead` complete; `next` is where the step leads, null after the last; a `quiet` step is not sent. */
	| { type: 'submit'; key: string; lead: Lead; files: readonly string[]; next: number | null; quiet?: boolean }
	/**
	 * It is stored (FORM-18). With a `key`: what failed under it was sent by the page since; where the visitor is at work on
	 * newer answers, the form is to `stay` at them.
	 */
	| { type: 'answered'; leadId: string | null; leadToken?: string | null; key?: string; stay?: boolean }
	/**
	 * It is not, or that is not known; `refused` where it is certain that nothing was stored, `isErased` where the lead is not
	 * to be changed: what follows makes another one. `key` as above.
	 */
	| { type: 'failed'; refused: boolean; error: string; key?: string; isErased?: boolean }
	| { type: 'back' }
	/** Something of this earlier step has to be put right. */
	| { type: 'returned'; step: number }
	/** The page was loaded again with a stored flow. */
	| { type: 'restored' }
	| { type: 'reset' };

/** Before anything was sent. */
export const startOfFlow: LeadFlow<never> = {
	status: 'idle',
	step: 0,
	leadId: null,
	leadToken: null,
	sent: [],
	skipped: [],
	request: null,
	waiting: null,
	error: null,
};

/** The flow after an event. One that does not fit the status changes nothing. */
export function leadFlow<Lead extends Numbered>(flow: LeadFlow<Lead>, event: FlowEvent<Lead>): LeadFlow<Lead> {
	switch (event.type) {
		case 'submit':
			return flow.status === 'submitting' || flow.status === 'success' ? flow : submitted(flow, event);
		case 'answered':
			return flow.request && isOpen(flow, event.key) ? answered(flow, flow.request, event) : flow;
		case 'failed':
			return isOpen(flow, event.key) ? failed(flow, event) : flow;
		case 'back':
			return flow.status === 'submitting' || flow.status === 'success' ? flow : wentBack(flow);
		case 'returned':
			return flow.status === 'submitting' || flow.status === 'success' ? flow : returned(flow, event.step);
		case 'restored':
			return flow.status === 'submitting' ? { ...flow, status: 'failure', error: null } : flow;
		case 'reset':
			return startOfFlow;
		default:
			throw unknownOption(event);
	}
}

function submitted<Lead extends Numbered>(
	flow: LeadFlow<Lead>,
	{ key, lead, files, next, quiet }: FlowEvent<Lead> & { type: 'submit' },
): LeadFlow<Lead> {
	const { step, leadId, leadToken, sent, request: open } = flow;
	const request: LeadRequest<Lead> = { key, leadId, leadToken, lead, files, step, next };
	if (open) {
		const again = sameLead(open, request);
		return { ...flow, status: 'submitting', error: null, waiting: again ? null : request };
	}
	if (next !== null && (quiet || sent.includes(step)))
		return { ...arrived(flow, step, next), status: 'idle', error: null };
	return { ...flow, status: 'submitting', error: null, request };
}

function answered<Lead extends Numbered>(
	flow: LeadFlow<Lead>,
	request: LeadRequest<Lead>,
	{ leadId: id, leadToken: token, stay }: { leadId: string | null; leadToken?: string | null; stay?: boolean },
): LeadFlow<Lead> {
	const [leadId, leadToken] = [id ?? flow.leadId, token ?? flow.leadToken];
	const { step, next } = request;
	const sent = next === null || flow.sent.includes(step) ? flow.sent : [...flow.sent, step];
	const settled = { ...flow, leadId, leadToken, sent, request: null, waiting: null, error: null };
	const { waiting } = flow;
	// What was sent again is settled; the visitor's newer answers go out as a change of that lead.
	if (waiting && !(waiting.next !== null && sent.includes(waiting.step)))
		return { ...settled, request: { ...waiting, leadId, leadToken, lead: { ...waiting.lead, lead_id: leadId } } };
	if (stay) return { ...settled, status: 'idle' };
	const last = waiting ?? request;
	if (last.next === null) return { ...settled, status: 'success' };
	return { ...arrived(settled, last.step, last.next), status: 'idle' };
}

function failed<Lead extends Numbered>(
	flow: LeadFlow<Lead>,
	{ refused, error, isErased }: { refused: boolean; error: string; isErased?: boolean },
): LeadFlow<Lead> {
	const forgotten = isErased ? { leadId: null, leadToken: null } : {};
	return { ...flow, ...forgotten, status: 'failure', error, request: refused ? null : flow.request, waiting: null };
}

/** Whether an answer is still of use: to what is under way, or to what has failed without one. */
function isOpen({ status, request }: LeadFlow, key: string | undefined): boolean {
	return status === 'submitting' || (key !== undefined && request?.key === key);
}

function arrived<Lead extends Numbered>(flow: LeadFlow<Lead>, from: number, to: number): LeadFlow<Lead> {
	const kept = flow.skipped.filter((jump) => jump.from < from);
	return { ...flow, step: to, skipped: to === from + 1 ? kept : [...kept, { from, to }] };
}

function wentBack<Lead extends Numbered>(flow: LeadFlow<Lead>): LeadFlow<Lead> {
	const jump = flow.skipped.find(({ to }) => to === flow.step);
	const step = jump ? jump.from : Math.max(0, flow.step - 1);
	return { ...flow, status: 'idle', error: null, step, skipped: flow.skipped.filter((one) => one !== jump) };
}

/** What was typed and sent stays; the steps after it are gone through again. */
function returned<Lead extends Numbered>(flow: LeadFlow<Lead>, step: number): LeadFlow<Lead> {
	return { ...flow, step, skipped: flow.skipped.filter(({ to }) => to <= step) };
}

function sameLead<Lead extends Numbered>(one: LeadRequest<Lead>, other: LeadRequest<Lead>): boolean {
	const content = ({ step, next, lead, files }: LeadRequest<Lead>) => JSON.stringify([step, next, lead, files]);
	return content(one) === content(other);
}
