import type { Context, Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { LeadMark } from '../../../../netlify/fleet/lead-care.ts';
import type { ChangedLead } from '../../../../netlify/fleet/several-leads.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import { number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { refusalPage } from '../admission/refusal-page.ts';
import { hostOf } from '../admission/request-address.ts';
import { changeWords } from './care-change.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { carFinder } from './lead-cars.ts';
import { sentAnswer } from './lead-ways.ts';
import { ownName, plainName } from './own-name.ts';
import { waitingRepeats } from './repeated-leads.ts';
import type { DoneWithTicked } from './ticked-bar.ts';
import { isKept, keepUndo, takeUndo } from './undo-kept.ts';

/** Adds what one press says of a lead: that it was opened or answered, or was not after all. */
export function addMarks(start: Hono, inbox: Inbox): void {
	start.post('/tenants/:slug/leads/:id/answered/', (context) => markAnswered(context, inbox));
	start.post('/tenants/:slug/leads/:id/repeats-answered/', (context) => markRepeats(context, inbox));
	start.post('/tenants/:slug/leads/:id/undo/', (context) => undo(context, inbox));
	start.post('/tenants/:slug/leads/:id/:as{(?:opened|unanswered|unopened)}/', async (context) => {
		const [operator, fleet] = [inbox.operatorOf(context), await inbox.openFleet?.()];
		if (!operator?.signedIn) return context.html(refusalPage(needsKey), 403);
		const { slug, id, as } = context.req.param();
		const isKnown = await fleet?.markLead({ tenant: slug, id, by: ownName(context), as: as as LeadMark });
		return isKnown ? context.redirect(`/tenants/${slug}/leads/${id}/`, 303) : context.notFound();
	});
}

/** A request about the lead of its address. */
type OfLead = Context<object, '/tenants/:slug/leads/:id/'>;

/** Its page offers to take that back, with whose the lead became by it. */
async function markAnswered(context: OfLead, { out, openFleet, operatorOf }: Inbox) {
	const [operator, fleet] = [operatorOf(context), await openFleet?.()];
	if (!operator?.signedIn) return context.html(refusalPage(needsKey), 403);
	const { slug, id } = context.req.param();
	const title = plainName((await context.req.parseBody())['with']);
	const host = hostOf(context);
	const said = fleet && title ? await answerSaid(fleet, title, { slug, id, out, host, operator }) : '';
	const changed = await fleet?.changeLeads({ tenant: slug, ids: [id], by: ownName(context), as: 'answered', said });
	if (!changed?.length) return context.notFound();
	return context.redirect(doneAddress({ slug, id }, changed, 'answered'), 303);
}

/** The same of others of its buyer about the same that wait: with the lead itself one press takes it back. */
async function markRepeats(context: OfLead, { openFleet, operatorOf }: Inbox) {
	const [operator, fleet] = [operatorOf(context), await openFleet?.()];
	if (!operator?.signedIn) return context.html(refusalPage(needsKey), 403);
	const { slug, id } = context.req.param();
	const trail = await fleet?.trail(slug, { id, named: true });
	if (!fleet || !trail) return context.notFound();
	const ids = waitingRepeats(trail.lead, trail.others).map((other) => other.id);
	const changed = await fleet.changeLeads({ tenant: slug, ids, by: ownName(context), as: 'answered' });
	const all = [...takeUndo(plainName((await context.req.parseBody())['with'])), ...changed];
	return context.redirect(doneAddress({ slug, id }, all, `answered:${all.length}`), 303);
}

/** The address of its page, which says what was done and can take it back. */
export const doneAddress = (
	{ slug, id }: { slug: string; id: string },
	changed: readonly ChangedLead[],
	as: string,
): string => `/tenants/${slug}/leads/${id}/?${new URLSearchParams({ undo: keepUndo(changed), as })}`;

async function undo(context: OfLead, { openFleet, operatorOf }: Inbox) {
	if (!operatorOf(context)?.signedIn) return context.html(refusalPage(needsKey), 403);
	const fleet = await openFleet?.();
	if (!fleet) return context.notFound();
	const { slug, id } = context.req.param();
	const count = await fleet.undoChange(takeUndo(plainName((await context.req.parseBody())['undo'])), ownName(context));
	return context.redirect(`/tenants/${slug}/leads/${id}/?undone=${count}`, 303);
}

/** What was just done with the lead that a page shows, by its address. */
export function doneWithLead(context: Context): DoneWithTicked | null {
	const [key = '', undone] = [context.req.query('undo'), context.req.query('undone')];
	if (isKept(key)) return { words: changeWords(plainName(context.req.query('as')), ownName(context)), undo: key };
	if (undone === undefined) return null;
	return { words: takenBackWords(Number(undone) || 0), undo: '' };
}

function takenBackWords(count: number): string {
	if (count === 0) return 'It could not be undone: the lead was changed since.';
	return count === 1 ? 'Undone: the lead is as it was.' : `Undone: ${number(count)} leads are as they were.`;
}

type Answered = { slug: string; id: string; out: string; host: string; operator: Operator };

/** The ready answer with this title, as the page of the lead offered it. */
async function answerSaid(fleet: Fleet, title: string, { slug, id, operator, ...of }: Answered): Promise<string> {
	const [shown, trail] = [await fleet.lead(slug, id), await fleet.trail(slug, { id, named: true })];
	const asked = trail?.lead.about.car;
	const car = asked ? carFinder([tenantNamed(of.out, slug)], of)(slug, asked).name : '';
	return shown ? sentAnswer(shown, title, { operator, car }) : title;
}
