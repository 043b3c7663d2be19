import { escapeHtml } from '../../domain/words/escape-html.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';
import type { ModelOf } from '../../site/pages/page-table.ts';

type Parts = Pick<
	ModelOf<'car'>,
	'cover' | 'keyFacts' | 'fuelCost' | 'features' | 'papers' | 'specification' | 'finance' | 'dealer'
>;

/** Fewer parts are seen without a row of links. */
const fewest = 3;

/** The links to the parts of a car's page; '' where it has few. */
export function jumpLinksHtml({ keyFacts, fuelCost, papers, ...model }: Parts): string {
	return jumpRowHtml([
		['overview', 'Overview', keyFacts.length > 0 || fuelCost],
		['included', 'Included', model.cover],
		['features', 'Features', model.features.length > 0],
		['history', papers?.heading.includes('history') ? 'History' : 'Warranty', papers && papers.facts.length > 0],
		['specification', 'Specs', model.specification.length > 0],
		['finance', financeLink(model.finance), model.finance],
		['place', 'Location', model.dealer.location],
	]);
}

/** In the locale's words, `Financing`. */
export const financeLink = (finance: FinanceModel | null): string => localiseText('Finance', finance?.locale ?? '');

/** A part of a page, and whether the page has it. */
type JumpPart = [id: string, name: string, has: unknown];

/** Links to those parts that a page has; '' where it has few. */
export function jumpRowHtml(parts: readonly JumpPart[]): string {
	const links = parts.filter(([, , has]) => has).map(([id, name]) => `<a href="#${id}">${escapeHtml(name)}</a>`);
	return links.length < fewest ? '' : links.join('');
}
