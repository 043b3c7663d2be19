import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import { listTenants } from '../../hosted-tenants.ts';
import { counted } from '../../page-frame.ts';
import type { Operator } from '../admission/admission.ts';
import { findNamed, hasAllWords } from '../cars/car-search.ts';
import { knownCars } from '../cars/known-cars.ts';
import { carFinder } from '../leads/lead-cars.ts';
import { listedLead } from '../leads/lead-row.ts';
import { hasWords } from '../leads/lead-search.ts';
import { type Find, paletteSettings } from './palette-settings.ts';

/** `site`: the slug of the one that is looked at, if any; `fleet`: null without a database. */
type Asked = {
	q: string;
	site: string;
	out: string;
	host: string;
	tenantsDir: string | null;
	operator: Operator;
	fleet: Fleet | null;
};

/** Of each kind. */
const mostFound = 4;
const shortestWords = 2;

/** The first settings, leads and cars that have all words of a search, of one site where one is looked at; settings of all, its own first: what is called just so first. */
export async function paletteFinds(asked: Asked): Promise<Find[]> {
	if (asked.q.trim().length < shortestWords) return [];
	const found = [...paletteSettings(asked), ...(await leadFinds(asked)), ...carFinds(asked)];
	return found.toSorted((one, other) => Number(other.isExact ?? false) - Number(one.isExact ?? false));
}

const isCalled = (name: string, q: string): boolean =>
	name
		.toLowerCase()
		.split(/[\s-]+/)
		.includes(q.trim().toLowerCase()) || name.toLowerCase() === q.trim().toLowerCase();

const tenantsOf = ({ out, site }: Asked) => listTenants(out).filter(({ slug }) => site === '' || slug === site);

async function leadFinds(asked: Asked): Promise<Find[]> {
	const { q, site, out, host, operator, fleet } = asked;
	if (!fleet) return [];
	const tenants = tenantsOf(asked);
	const sites = new Map(tenants.map(({ slug, report }) => [slug, report?.name ?? slug]));
	const findCar = carFinder(tenants, { out, host });
	const leads = await fleet.inbox({ tenant: site || undefined, named: operator.signedIn, also: { words: q } });
	const found = leads.map((lead) => listedLead(lead, { sites, findCar, q })).filter(({ text }) => hasWords(text, q));
	const first = found.slice(0, mostFound).map(({ lead, who, wish, siteName }) => ({
		name: who,
		page: `lead, ${siteName}: ${wish}`,
		url: `/tenants/${lead.tenant}/leads/${lead.id}/`,
		...(isCalled(who, q) && { isExact: true as const }),
	}));
	return [...first, ...more(found.length, { kind: 'lead', list: site ? `/tenants/${site}/leads/` : '/leads/', q })];
}

/** After the first of a kind, the list with all of them; nothing where those are all. */
const more = (count: number, { kind, list, q }: { kind: 'lead' | 'car'; list: string; q: string }): Find[] =>
	count > mostFound
		? [
				{
					name: `All ${counted(count, kind)} for “${q.trim()}”`,
					page: `${kind}, list`,
					url: `${list}?${new URLSearchParams({ q: q.trim() })}`,
				},
			]
		: [];

/** Where no site has a car with the words, those of the site that is looked at that were meant: a fleet has too many to compare. */
function carFinds(asked: Asked): Find[] {
	const { q, out, site } = asked;
	const found: Find[] = [];
	let rest: Find[] = [];
	for (const tenant of tenantsOf(asked)) {
		const known = knownCars(tenant, out);
		const textOf = ({ text }: (typeof known)[number]): string => text;
		const cars = site ? findNamed(known, q, textOf).found : known.filter(({ text }) => hasAllWords(text, q));
		const page = `car, ${tenant.report?.name ?? tenant.slug}`;
		for (const { name, slug } of cars.slice(0, mostFound)) {
			const url = `/tenants/${tenant.slug}/cars/${slug}/`;
			found.push({ name, page, url, ...(isCalled(slug.split('-').at(-1) ?? '', q) && { isExact: true as const }) });
		}
		// The list of one site: another site's cars are found from its own pages.
		rest = site ? more(cars.length, { kind: 'car', list: `/tenants/${site}/cars/`, q }) : [];
		if (found.length >= mostFound) break;
	}
	return [...found.slice(0, mostFound), ...rest];
}
