import type { Hono } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { LeadMark } from '../../../../netlify/fleet/lead-care.ts';
import { tenantNamed } from '../../hosted-tenants.ts';
import type { Operator } from '../admission.ts';
import { refusalPage } from '../refusal-page.ts';
import { hostOf } from '../request-address.ts';
import { type Inbox, needsKey } from './inbox-access.ts';
import { carFinder } from './lead-cars.ts';
import { sentAnswer } from './lead-ways.ts';
import { ownName, plainName } from './own-name.ts';

/** Adds what one press says of a lead: that it was opened or answered, or was not after all. */
export function addMarks(start: Hono, { out, openFleet, operatorOf }: Inbox): void {
	start.post('/tenants/:slug/leads/:id/:as{(?:opened|answered|unanswered|unopened)}/', async (context) => {
		const [operator, fleet] = [operatorOf(context), await openFleet?.()];
		if (!operator?.signedIn) return context.html(refusalPage(needsKey), 403);
		const { slug, id, as } = context.req.param();
		const title = as === 'answered' ? plainName((await context.req.parseBody())['with']) : '';
		const host = hostOf(context);
		const said = fleet && title ? await answerSaid(fleet, title, { slug, id, out, host, operator }) : '';
		const mark = { tenant: slug, id, by: ownName(context), as: as as LeadMark, said };
		const isKnown = await fleet?.markLead(mark);
		return isKnown ? context.redirect(`/tenants/${slug}/leads/${id}/`, 303) : context.notFound();
	});
}

type Answered = { slug: string; id: string; out: string; host: string; operator: Operator };

/** The ready answer with this title, as the page of the lead offered it. */
async function answerSaid(fleet: Fleet, title: string, { slug, id, operator, ...of }: Answered): Promise<string> {
	const [shown, trail] = [await fleet.lead(slug, id), await fleet.trail(slug, { id, named: true })];
	const asked = trail?.lead.about.car;
	const car = asked ? carFinder([tenantNamed(of.out, slug)], of)(slug, asked).name : '';
	return shown ? sentAnswer(shown, title, { operator, car }) : title;
}
