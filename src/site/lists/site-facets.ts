import type { SiteConfig } from '../../config/site.ts';
import { localeFacts } from '../../domain/words/locale.ts';
import { tradeOf } from '../../domain/words/trade.ts';
import { type Facet, facets } from '../../search/fields/facets.ts';
import { tradeFacets } from '../../search/fields/trade-facets.ts';
import { termText } from '../cars/facts/fact-rows.ts';
import { memo } from '../memo.ts';

type Config = Pick<SiteConfig, 'search' | 'template' | 'locale' | 'subscription'>;
type TradeFacet = (typeof tradeFacets)[number];

/** The facets of the site's trade, or those that it has chosen (SITE-8). */
function ownFacets({ search, template, locale, subscription }: Config): TradeFacet[] {
	const names = search.facets ?? tradeOf(template).facets;
	// A filter shows weights as the stock has them, in kilograms.
	const isInPounds = localeFacts(locale).distanceUnit === 'SMI';
	const { terms } = subscription;
	const called = Object.fromEntries(terms.map(({ weeks }) => [weeks, `For ${termText(weeks)}`]));
	return tradeFacets
		.filter(({ name }) => names.includes(name) && !(isInPounds && name === 'towing'))
		.map((facet) => (facet.name === 'term' && terms.length > 0 ? { ...facet, called } : facet));
}

function ofAll(config: Config): readonly Facet[] {
	const own = new Set<string>(ownFacets(config).map(({ field }) => field));
	const others = new Set<string>(tradeFacets.filter(({ field }) => !own.has(field)).map(({ field }) => field));
	const kept = (facets as readonly Facet[]).filter(({ field }) => !others.has(field));
	return tradeOf(config.template).body === 'Type' ? kept.map(withTypes) : kept;
}

const withTypes = (facet: Facet): Facet =>
	facet.field === 'simple_body' ? { ...facet, label: 'Type', plural: 'types' } : facet;

/** The facets of a site, in the order of the panel: those of every site and those of its trade (SRCH-2). */
export const siteFacets = memo(ofAll, new WeakMap<Config, readonly Facet[]>());

/**
 * The facets of a site's trade as its pages hand them to their scripts (`src/client/page-facets.ts`), as JSON that may stand in a
 * script element.
 */
export const pageFacetsJson = memo(
	(config: Config): string => JSON.stringify(ownFacets(config)).replaceAll('<', String.raw`\u003c`),
	new WeakMap<Config, string>(),
);
