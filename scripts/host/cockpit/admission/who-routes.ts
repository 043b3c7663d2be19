import type { Context, Hono } from 'hono';
import { listTenants } from '../../hosted-tenants.ts';
import { ask } from '../ask-fleet.ts';
import type { Cockpit } from '../cockpit.ts';
import { keepName, noteSkip, plainName } from '../leads/own-name.ts';
import { refusalPage } from './refusal-page.ts';
import { whoPage } from './who-page.ts';

const operatorsPage = /^\/(?:fleet|leads|tenants|build-report)\/[^\s#\\]*$/;

/** An operators' page that an address names, else the list of sites. */
const operatorsPageAt = (address: unknown): string =>
	typeof address === 'string' && operatorsPage.test(address) ? address : '/fleet/';

/** Adds the page where those who have signed in say what they are called. */
export function addWho(
	start: Hono,
	{ out, openFleet, operatorOf }: Pick<Cockpit, 'out' | 'openFleet' | 'operatorOf'>,
): void {
	start.get('/who/', async (context) => {
		const operator = operatorOf(context);
		if (!operator?.signedIn) return context.html(refusalPage(needsSignIn, { operator }), 403);
		const slugs = listTenants(out).map(({ slug }) => slug);
		const { value } = await ask(openFleet, (fleet) => fleet.people(slugs));
		const to = operatorsPageAt(context.req.query('to') ?? cameFrom(context));
		return context.html(whoPage(operator, { to, people: value ?? [] }));
	});
	start.post('/who/', async (context) => {
		const operator = operatorOf(context);
		if (!operator?.signedIn) return context.html(refusalPage(needsSignIn, { operator }), 403);
		const { name, to } = await context.req.parseBody();
		const own = plainName(name);
		if (own) keepName(context, own);
		else noteSkip(context);
		return context.redirect(operatorsPageAt(to), 303);
	});
}

const needsSignIn = 'Names are for those who have signed in.';

const cameFrom = (context: Context): string | null => {
	const page = URL.parse(context.req.header('referer') ?? '');
	return page?.host === context.req.header('host') && page ? page.pathname + page.search : null;
};
