import type { SiteConfig } from '../../config/site.ts';
import { onlyBuys } from '../../domain/places/location-filter.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import type { LocationGroupsModel } from './location-groups.ts';

type Desk = { type: string; city: string };

/**
 * What is done where, each department with the cities that have it: `Sales in Moorooka and Southport. Service and parts in Moorooka. We
 * buy cars in Underwood.` Null where no place says its city (LOC-1).
 */
export function whereText({ groups }: LocationGroupsModel, config: SiteConfig): string | null {
	const buyers = new Set(config.locations.filter(onlyBuys).map(({ id }) => id));
	const desks = groups
		.flatMap(({ cards }) => cards)
		.flatMap(({ id, type, spot: { city }, departments = [] }): Desk[] =>
			[buyers.has(id) ? 'buying' : type, ...departments.map((beside) => beside.type)].map((one) => ({
				type: one,
				city,
			})),
		)
		.filter(({ city }) => city !== '');
	const citiesOf = (wanted: string) => unique(desks.flatMap(({ type, city }) => (type === wanted ? [city] : [])));
	const list = new Intl.ListFormat(config.locale);
	const listed = (words: string[]) => list.format(words);
	const there = departmentOrder.filter((department) => citiesOf(department).length > 0);
	const byCities = Map.groupBy(there, (department) => listed(citiesOf(department)));
	const sentences = [...byCities].map(
		([cities, departments]) =>
			`${capitalised(listed(departments.flatMap((one) => spokenDepartment(one, config))))} in ${cities}.`,
	);
	const bought = citiesOf('buying');
	const { plural } = templateWords(config.template);
	return [...sentences, ...(bought.length > 0 ? [`We buy ${plural} in ${listed(bought)}.`] : [])].join(' ') || null;
}

export const departmentOrder = ['sales', 'service', 'parts'] as const;

/** What a department is called in a sentence; who hires out sells none. */
export const spokenDepartment = (department: string, { template }: Pick<SiteConfig, 'template'>): string[] =>
	department === 'sales' && isHired(template) ? ['pick-up', 'return'] : [department];

const unique = (values: readonly string[]): string[] => [...new Set(values)];
