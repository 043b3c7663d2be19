import type { Context, Hono } from 'hono';
import { ask } from '../ask-fleet.ts';
import type { Cockpit } from '../cockpit.ts';
import { notedSettings } from '../settings/noted.ts';
import { readSiteFile } from '../settings/site-file.ts';
import { showTenant } from '../tenant/tenant-routes.ts';
import { readTenantView } from '../tenant/tenant-view.ts';
import { settingsReason } from './build-causes.ts';

/** Adds the buttons that ask for a rebuild of a site and take it back (SITE-16). */
export function addRebuilds(start: Hono, cockpit: Cockpit): void {
	start.post('/tenants/:slug/rebuild/', (context) => rebuild(context, cockpit));
	start.post('/tenants/:slug/rebuild/cancel/', (context) => cancelRebuild(context, cockpit));
	// Whoever loads the answer to a button again gets the page itself.
	start.get('/tenants/:slug/rebuild/', (context) => context.redirect('../', 303));
}

async function cancelRebuild(context: Context, cockpit: Cockpit): Promise<Response> {
	const slug = context.req.param('slug') ?? '';
	const { value: count, fault } = await ask(cockpit.openFleet, (fleet) => fleet.cancelRebuild(slug));
	if (fault) return showTenant(context, cockpit, { status: 409, problem: fault });
	if (count === null) return context.notFound();
	const page = (await context.req.parseBody())['from'] === 'builds' ? 'builds/' : '';
	return context.redirect(`/tenants/${slug}/${page}?done=${count > 0 ? 'cancelled' : 'begun'}`, 303);
}

/** The names of the settings that wait to be published. */
const waitingSettings = ({ out, tenantsDir }: Cockpit, slug: string): string[] =>
	(notedSettings(out, slug, readSiteFile(tenantsDir, slug)) ?? [])
		.filter(({ pending }) => pending !== null)
		.map(({ name }) => name);

async function rebuild(context: Context, cockpit: Cockpit): Promise<Response> {
	const slug = context.req.param('slug') ?? '';
	const form = await context.req.parseBody();
	const options = { full: 'full' in form, accept_shrink: 'accept_shrink' in form };
	const publishes = form['from'] === 'config' ? waitingSettings(cockpit, slug) : [];
	const reason = publishes.length > 0 ? settingsReason(publishes) : '';
	const { value: isKnown, fault } = await ask(cockpit.openFleet, async (fleet) => {
		const known = { status: await fleet.status(slug), deliveries: [] };
		if (!readTenantView(cockpit.out, slug, known)) return false;
		const { name } = cockpit.operatorOf(context) ?? {};
		await fleet.rebuild(slug, options, [name, reason].filter(Boolean).join(': '));
		return true;
	});
	if (fault) return showTenant(context, cockpit, { status: 409, problem: fault });
	const page = form['from'] === 'config' ? 'config/' : '?done=rebuild';
	return isKnown ? context.redirect(`/tenants/${slug}/${page}`, 303) : context.notFound();
}
