import { formatProblem, type Problem } from '../../src/config/problem.ts';
import { listPages } from '../../src/site/pages/page-table.ts';
import type { Site } from '../../src/site/site.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import type { StockNote } from '../../src/stock/feed/report.ts';
import { isOfCar } from './render/render-pages.ts';

/** The cars that keep a site from being built, by slug, each with the reason. */
export type BrokenCars = ReadonlyMap<string, string>;

/**
 * Which cars the problems of a build are due to: those whose card cannot be made, as it breaks every list that shows it;
 * else those whose own pages have a problem. Empty where no car is to blame.
 */
export function brokenCars(site: Site, problems: readonly Problem[]): BrokenCars {
	const cards = brokenCards(site);
	if (cards.size > 0) return cards;
	const slugs = new Map(listPages(site).flatMap((page) => (isOfCar(page) ? [[page.path, page.params] as const] : [])));
	const broken = new Map<string, string>();
	for (const problem of problems) {
		const slug = slugs.get(new URL(problem.file, site.config.url).pathname);
		if (slug !== undefined && !broken.has(slug)) broken.set(slug, `its page cannot be made: ${reasonOf(problem)}`);
	}
	return broken;
}

function brokenCards(site: Site): BrokenCars {
	const broken = new Map<string, string>();
	for (const slug of site.slugs()) {
		try {
			site.card(slug);
		} catch (error) {
			broken.set(slug, `its card cannot be made: ${String(error)}`);
		}
	}
	return broken;
}

/** A problem on one line: of an error the first line is enough here, the report of a failed build has its place too. */
const reasonOf = (problem: Problem): string =>
	formatProblem({ ...problem, file: '', found: problem.found.split('\n')[0] ?? '' }).replace(/^: /, '');

/** What the stock report says of cars that were left out because of their pages. */
export function brokenCarNotes({ cars }: Snapshot, broken: BrokenCars): StockNote[] {
	return cars.flatMap(({ slug, stocknum }) => {
		const reason = broken.get(slug);
		return reason === undefined ? [] : [{ record: 0, car: stocknum ?? slug, field: '', value: '', reason }];
	});
}
