import type { TenantReport } from './build-report.ts';

/** Warnings that say the same of several sites or cars, with the one thing to do about them. */
export type WarningKind = {
	what: string;
	remedy: string;
	/** The sites that it is about, each with its number of cars; 0 where it is not about cars. */
	sites: { slug: string; cars: number }[];
};

type Warned = Pick<TenantReport, 'slug' | 'warnings'>;
type Read = { what: string; remedy: string; cars: number };

/** The warnings of all sites by kind: those of most sites first, then those of most cars. */
export function warningKinds(tenants: readonly Warned[]): WarningKind[] {
	const kinds = new Map<string, WarningKind>();
	for (const { slug, warnings } of tenants) {
		for (const { what, remedy, cars } of warnings.map(readWarning)) {
			const kind = kinds.get(`${what}\n${remedy}`) ?? { what, remedy, sites: [] };
			kinds.set(`${what}\n${remedy}`, kind);
			const site = kind.sites.find((one) => one.slug === slug);
			if (site) site.cars += cars;
			else kind.sites.push({ slug, cars });
		}
	}
	return [...kinds.values()].sort((one, other) => other.sites.length - one.sites.length || carsOf(other) - carsOf(one));
}

/** How many cars a kind of warning is about. */
export const carsOf = ({ sites }: WarningKind): number => sites.reduce((sum, { cars }) => sum + cars, 0);

const remedies: Readonly<Record<string, string>> = {
	'no photos': 'Add photos to these cars in the feed.',
	'no price': 'Add a price in the feed, or say in labels.no_price what buyers should do.',
	'no VIN': 'Add the VIN in the feed.',
};

/** What to do about cars with a problem. */
export const carRemedy = (reason: string): string => remedies[reason] ?? 'Correct it in the feed.';

/** A warning without what differs from site to site: the file, the number of cars and the examples. */
function readWarning(text: string): Read {
	const [, feed = '', left, why = ''] = /^(stock|ad_feeds\.\w+): (\d+) left out: (.+)$/s.exec(text) ?? [];
	if (left) {
		const isStock = feed === 'stock';
		const remedy = isStock ? 'Correct these records in the feed.' : 'Complete these cars in the feed.';
		return { what: `${isStock ? '' : `${feed}: `}left out: ${withoutExamples(why)}`, remedy, cars: Number(left) };
	}
	const [, cars, reason] = /^stock: (\d+) × (.+)$/s.exec(text) ?? [];
	if (cars && reason) {
		const { what, remedy } = sentences(withoutExamples(reason));
		return { what, remedy: remedy || carRemedy(what), cars: Number(cars) };
	}
	return { ...sentences(withoutExamples(text.replace(/^\S+\.json: (?=[\w[\].-]+: )/, ''))), cars: 0 };
}

/** Examples stand in brackets at the end of a sentence or of all. */
const withoutExamples = (text: string): string => text.replace(/ \([^()]*\)(?=$|\. )/, '');

function sentences(text: string): { what: string; remedy: string } {
	const end = text.indexOf('. ');
	return end < 0
		? { what: text.replace(/\.$/, ''), remedy: '' }
		: { what: text.slice(0, end), remedy: text.slice(end + 2) };
}
