import { attention, type Column, readSort, sortedRows } from '../cockpit/fleet/columns.ts';
import type { FleetRow } from '../cockpit/fleet/fleet-rows.ts';
import { narrowingNamed } from '../cockpit/fleet/narrowing.ts';
import type { HostedTenant } from '../hosted-tenants.ts';

/** A site with what the table says of it: the cards say the same. */
export type ListedSite = HostedTenant & { row: FleetRow };

/** What sites can be narrowed and grouped by. */
export const traits = {
	template: { title: 'Template', valueOf: ({ report }: HostedTenant) => report?.look?.template ?? 'unknown' },
	theme: { title: 'Theme', valueOf: ({ report }: HostedTenant) => report?.look?.theme?.hero ?? 'unknown' },
	state: { title: 'State', valueOf: ({ row }: ListedSite) => row.state },
} as const;

export type Trait = keyof typeof traits;
export const traitNames = Object.keys(traits) as Trait[];

/** What the address of the start page asks for; empty where it asks for everything. */
export type StartQuery = {
	q: string;
	group: Trait | '';
	chosen: Record<Trait, string>;
	/** Whether sites beyond the first are shown too. */
	all: boolean;
	/** A column of the table for operators that they are sorted by, and its direction. */
	sort: Column;
	dir: 'asc' | 'desc';
};

/** Reads it; unknown groups are no groups. */
export function readStartQuery(params: URLSearchParams): StartQuery {
	const of = (name: string): string => (params.get(name) ?? '').trim().slice(0, 100);
	const group = traitNames.find((trait) => trait === of('group')) ?? '';
	return {
		q: of('q'),
		group,
		chosen: { template: of('template'), theme: of('theme'), state: of('state') },
		all: params.has('all'),
		...readSort(params),
	};
}

/** What the search looks into. */
export function startText(tenant: ListedSite): string {
	const { slug, report, coming } = tenant;
	const own = traitNames.map((trait) => traits[trait].valueOf(tenant));
	return [report?.name ?? coming?.name ?? slug, slug, report?.look?.theme?.font ?? '', ...own].join(' ').toLowerCase();
}

/** Whether a site has all words that were asked for. */
export function hasWords(tenant: ListedSite, q: string): boolean {
	const text = startText(tenant);
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	return words.every((word) => text.includes(word));
}

/** The address of the start page with this asked for. */
export function startAddress({ q, group, chosen, all, sort, dir }: StartQuery): string {
	const order = { sort: sort.key === attention.key ? '' : sort.key, dir: dir === sort.first ? '' : dir };
	const asked = { q, group, ...chosen, ...order, all: all ? '1' : '' };
	const params = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
	return params.size > 0 ? `/?${params}` : '/';
}

/** The sites with the traits that were chosen, in the order that was asked for. */
export function chosenSites(sites: readonly ListedSite[], { chosen, sort, dir }: StartQuery): ListedSite[] {
	const { state, ...others } = chosen;
	const fits = (site: ListedSite): boolean =>
		(state === '' || narrowingNamed(state)?.fits(site.row) === true) &&
		Object.entries(others).every(([trait, value]) => value === '' || value === traits[trait as Trait].valueOf(site));
	const rows = sites.map(({ row }) => row);
	const place = new Map(sortedRows(rows, { sort, dir }).map(({ slug }, index) => [slug, index]));
	const rank = ({ slug }: ListedSite): number => place.get(slug) ?? rows.length;
	return sites.filter(fits).sort((one, other) => rank(one) - rank(other));
}

/** The sites by the trait that was asked for; one group without a name where none was. */
export function groupedSites(tenants: readonly ListedSite[], { group }: StartQuery): [string, ListedSite[]][] {
	if (group === '') return [['', [...tenants]]];
	return [...Map.groupBy(tenants, traits[group].valueOf)].sort(([one], [other]) => (one < other ? -1 : 1));
}
