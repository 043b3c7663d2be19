import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { deliveryOf, type LeadQuery, leadParams, narrowed, readLeadQuery, spanOf } from './lead-query.ts';
import { ownName, plainName } from './own-name.ts';
import { type DoneWithTicked, doneKey, doneWords, saidOfTicked, sentWords, undoneWords } from './ticked-bar.ts';
import { isKept, keepUndo, takeUndo } from './undo-kept.ts';

/** Adds what is done with the leads that are ticked in a list: of one site, and of all. */
export function addTicked(start: Hono, inbox: Inbox): void {
	for (const path of ['', '/tenants/:slug'] as const) {
		const siteOf = (context: Context): string | undefined => context.req.param('slug');
		start.post(`${path}/leads/ticked/`, (context) => change(context, siteOf(context), inbox));
		start.post(`${path}/leads/undo/`, (context) => undo(context, siteOf(context), inbox));
		start.post(`${path}/leads/send-again/`, (context) => send(context, siteOf(context), inbox));
	}
}

const queryOf = (context: Context): LeadQuery => readLeadQuery(new URL(context.req.url).searchParams);

/** Back to the list, which says what was done. */
function backToList(context: Context, tenant: string | undefined, done: Record<string, string>): Response {
	const params = new URLSearchParams({ ...Object.fromEntries(leadParams(queryOf(context))), ...done });
	return context.redirect(`${tenant ? `/tenants/${tenant}` : ''}/leads/?${params}`, 303);
}

/** Says the same of all leads that were ticked, for those who have signed in. */
async function change(context: Context, tenant: string | undefined, { openFleet, operatorOf }: Inbox) {
	if (!operatorOf(context)?.signedIn) return context.html(refusalPage(needsKey), 403);
	const fleet = await openFleet?.();
	if (!fleet) return context.notFound();
	const form = await context.req.parseBody({ all: true });
	const by = ownName(context);
	const said = saidOfTicked(form, by);
	if (!said) return context.html(refusalPage('Nothing was changed: no button was pressed.'), 400);
	const changed = await fleet.changeLeads({ tenant, ids: tickedIn(form), by, ...said });
	const undo = changed.length ? { undo: keepUndo(changed) } : {};
	return backToList(context, tenant, { done: doneKey(said), count: String(changed.length), ...undo });
}

/** Takes it back, once. */
async function undo(context: Context, tenant: string | undefined, { openFleet, operatorOf }: Inbox) {
	if (!operatorOf(context)?.signedIn) return context.html(refusalPage(needsKey), 403);
	const fleet = await openFleet?.();
	if (!fleet) return context.notFound();
	const changed = takeUndo(plainName((await context.req.parseBody())['undo']));
	const count = await fleet.undoChange(changed, ownName(context));
	return backToList(context, tenant, { undone: String(count), of: String(changed.length) });
}

/** Sends the leads that were ticked again, or all in the list that were given up. */
async function send(context: Context, tenant: string | undefined, { openFleet, operatorOf }: Inbox) {
	const [operator, fleet] = [operatorOf(context), await openFleet?.()];
	if (!operator || !fleet) return context.notFound();
	const query = queryOf(context);
	const form = await context.req.parseBody({ all: true });
	const ids = form['all'] === 'failed' ? await failedLeads(fleet, query, tenant) : tickedIn(form);
	return backToList(context, tenant, { sent: String(await fleet.sendAgain({ tenant, ids })) });
}

const tickedIn = (form: Record<string, unknown>): string[] =>
	[form['lead'] ?? []].flat().filter((value): value is string => typeof value === 'string');

async function failedLeads(fleet: Fleet, query: LeadQuery, tenant: string | undefined): Promise<string[]> {
	const also = { delivery: 'failed' };
	const leads = await fleet.inbox({ tenant, ...spanOf(query, Date.now()), named: false, also });
	return narrowed(leads, query)
		.filter((lead) => deliveryOf(lead) === 'failed')
		.map(({ id }) => id);
}

/** What has just been done with the leads of a list, by its address. */
export function doneIn(context: Context): DoneWithTicked | null {
	const of = (name: string): string | undefined => context.req.query(name);
	const [sent, done, undone, undo = ''] = [of('sent'), of('done'), of('undone'), of('undo')];
	if (sent !== undefined) return { words: sentWords(Number(sent) || 0), undo: '' };
	if (undone !== undefined) return { words: undoneWords(Number(undone) || 0, Number(of('of')) || 0), undo: '' };
	if (done === undefined) return null;
	return { words: doneWords(plainName(done), Number(of('count')) || 0), undo: isKept(undo) ? undo : '' };
}
