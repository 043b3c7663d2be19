import type { SiteConfig } from '../../config/site.ts';
import { type StockField, stockSchema } from '../../search/fields/stock-schema.ts';
import { joinFilters } from '../../search/filter/join.ts';
import type { Car } from '../../stock/car/car.ts';
import { listingRule } from '../../stock/listing/listing.ts';
import { fieldsOfFilter, indexSource } from './stock-index.ts';

/** A field of a collection as a Typesense server takes it. */
type CollectionField = { name: string; type: string; facet: boolean; optional: boolean; sort?: true; index?: false };

/** What a Typesense server is given of a site's stock (SRCH-7). */
export type ServedStock = {
	fields: CollectionField[];
	/** In the order of their import: the last one comes first where all else is equal. */
	documents: Record<string, unknown>[];
};

/** Whose car a document is: every key for a site's visitors finds the site's own only. */
const owner = 'website_slug';

/** The field that orders a search without a chosen order; every car has it. */
export const defaultOrder = 'custom_rank';

/** The alias under which a tenant's cars are searched. Slugs have no underscore, so no alias begins with another's. */
export const stockAlias = (slug: string, prefix: string): string => `${prefix}_${slug}`;

/**
 * The documents of the page's index, and beside them what {@link visitorFilter} asks for: the owner and the fields of the
 * listing rule and of `search_filters`. `cars` are the listed ones, most relevant first.
 */
export function servedStock(config: SiteConfig, cars: readonly Car[]): ServedStock {
	const further = fieldsOfFilter(visitorRules(config, 0));
	const { documents, schema } = indexSource(config, cars, { fields: further });
	return {
		fields: [
			{ name: owner, type: 'string', facet: false, optional: false },
			...Object.keys(schema).flatMap((field) => (notSearched.has(field) ? [] : [collectionField(field)])),
		],
		documents: documents.toReversed().map((document) => ({
			...document,
			id: String(document['id']),
			[owner]: ownerWord(config.slug),
		})),
	};
}

/** What a visitor's key puts upon every search: the tenant's own cars, those that its `search_filters` and the listing rule let through now (Unix seconds). */
export const visitorFilter = (config: SiteConfig, now: number): string =>
	`${owner}:=${ownerWord(config.slug)} && ${visitorRules(config, now)}`;

const visitorRules = ({ search_filters = '', include_sold_cars_days }: SiteConfig, now: number): string =>
	joinFilters(search_filters, listingRule(now, include_sold_cars_days));

/** The document's key, and what a card only shows: a server keeps it without being told of it. */
const notSearched: ReadonlySet<string> = new Set(['id', 'below_market', 'price_drop', 'card_facts', 'weekly_text']);

/** A server compares texts without their hyphens; so that `big-box` is not `bigbox`, hyphens are spelled out. */
const ownerWord = (slug: string): string => slug.replaceAll('z', 'zz').replaceAll('-', 'zd');

type SchemaRow = { type: string; facet?: true; sort?: true };
const rows: Readonly<Partial<Record<string, SchemaRow>>> = stockSchema satisfies Record<StockField, SchemaRow>;

/**
 * Any fact may be missing but the one that orders the cars: `optional` in the schema of the stock is the public
 * collection's, and feeds know less. What that schema does not know is for the card alone.
 */
function collectionField(name: string): CollectionField {
	const row = rows[name];
	if (!row) return { name, type: 'string', facet: false, optional: true, index: false };
	const { type, facet = false, sort } = row;
	return { name, type, facet, optional: name !== defaultOrder, ...(sort && { sort }) };
}
