import { unknownOption } from '../domain/unknown-option.ts';

/** What every lead has: the number it is stored under. */
type Numbered = { lead_id: string | null };

/**
 * The way of a lead from the first step to the answer (A4): idle → submitting → success or failure. Each step before the
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
	/** The step's values are valid. `key` is new, `lead` complete; `next` is where the step leads, null after the last. */
	| { type: 'submit'; key: string; lead: Lead; files: readonly string[]; next: number | null }
	/** A 2xx answer without an `error` field (FORM-18). */
	| { type: 'answered'; leadId: string | null; leadToken?: string | null }
	/** Anything else; `status` is null where no answer came. */
	| { type: 'failed'; status: number | null; error: string }
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
			return flow.status === 'submitting' && flow.request ? answered(flow, flow.request, event) : flow;
		case 'failed':
			return flow.status === 'submitting' ? failed(flow, event) : flow;
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
	{ key, lead, files, next }: FlowEvent<Lead> & { type: 'submit' },
): LeadFlow<Lead> {
	const { step, leadId, leadToken, sent, request: open } = flow;
	const request: LeadRequest<Lead> = { key, leadId, leadToken, lead, files, step, next };
	if (open) {
		const again = sameLead(open, request);
		return { ...flow, status: 'submitting', error: null, waiting: again ? null : request };
	}
	if (next !== null && sent.includes(step)) return { ...arrived(flow, step, next), status: 'idle', error: null };
	return { ...flow, status: 'submitting', error: null, request };
}

function answered<Lead extends Numbered>(
	flow: LeadFlow<Lead>,
	request: LeadRequest<Lead>,
	{ leadId: id, leadToken: token }: { leadId: string | null; leadToken?: string | null },
): LeadFlow<Lead> {
	const [leadId, leadToken] = [id ?? flow.leadId, token ?? flow.leadToken];
	const { step, next } = request;
	const sent = next === null || flow.sent.includes(step) ? flow.sent : [...flow.sent, step];
	const settled = { ...flow, leadId, leadToken, sent, request: null, waiting: null, error: null };
	const { waiting } = flow;
	// What was sent again is settled; the visitor's newer answers go out as a change of that lead.
	if (waiting && !(waiting.next !== null && sent.includes(waiting.step)))
		return { ...settled, request: { ...waiting, leadId, leadToken, lead: { ...waiting.lead, lead_id: leadId } } };
	const last = waiting ?? request;
	if (last.next === null) return { ...settled, status: 'success' };
	return { ...arrived(settled, last.step, last.next), status: 'idle' };
}

function failed<Lead extends Numbered>(
	flow: LeadFlow<Lead>,
	{ status, error }: { status: number | null; error: string },
): LeadFlow<Lead> {
	const request = isRefusal(status) ? null : flow.request;
	// The lead is not there, or not to be changed any more: what follows makes another one.
	const isLost = (status === 403 || status === 404) && Boolean(flow.request?.leadId);
	const kept = isLost ? { leadId: null, leadToken: null } : {};
	return { ...flow, ...kept, status: 'failure', error, request, waiting: null };
}

/** Nothing was stored: a clear no, other than "wait" and "it is being done". */
function isRefusal(status: number | null): boolean {
	return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 409;
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
