import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import { listTenants } from '../hosted-tenants.ts';
import type { Operator } from './admission.ts';
import { foundCars, siteCars } from './known-cars.ts';
import { carFinder } from './leads/lead-cars.ts';
import { listedLead } from './leads/lead-row.ts';
import { hasWords } from './leads/lead-search.ts';

/** What the palette offers: its name, what it is, and its address. */
type Find = { name: string; page: string; url: string };

/** `site`: the slug of the one that is looked at, if any; `fleet`: null without a database. */
type Asked = { q: string; site: string; out: string; host: string; operator: Operator; fleet: Fleet | null };

/** Of each kind. */
const mostFound = 4;
const shortestWords = 2;

/** The first leads and cars that have all words of a search, of one site where one is looked at. */
export async function paletteFinds(asked: Asked): Promise<Find[]> {
	if (asked.q.trim().length < shortestWords) return [];
	return [...(await leadFinds(asked)), ...carFinds(asked)];
}

const tenantsOf = ({ out, site }: Asked) => listTenants(out).filter(({ slug }) => site === '' || slug === site);

async function leadFinds(asked: Asked): Promise<Find[]> {
	const { q, site, out, host, operator, fleet } = asked;
	if (!fleet) return [];
	const tenants = tenantsOf(asked);
	const sites = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
	const findCar = carFinder(tenants, { out, host });
	const leads = await fleet.inbox({ tenant: site || undefined, named: operator.signedIn, also: { words: q } });
	return leads
		.map((lead) => listedLead(lead, { sites, findCar, q }))
		.filter(({ text }) => hasWords(text, q))
		.slice(0, mostFound)
		.map(({ lead, who, wish, siteName }) => ({
			name: who,
			page: `lead, ${siteName}: ${wish}`,
			url: `/tenants/${lead.tenant}/leads/${lead.id}/`,
		}));
}

function carFinds(asked: Asked): Find[] {
	const found: Find[] = [];
	for (const tenant of tenantsOf(asked)) {
		const cars = foundCars(siteCars(tenant, asked.out) ?? [], asked.q).filter(({ gone }) => gone === null);
		const page = `car, ${tenant.report?.name ?? tenant.slug}`;
		for (const { name, slug } of cars)
			found.push({ name, page, url: `/tenants/${tenant.slug}/cars/?q=${encodeURIComponent(slug)}` });
		if (found.length >= mostFound) break;
	}
	return found.slice(0, mostFound);
}
