import type { ParamsSchema } from '../../src/search/engine/sort-by.ts';

/** The schema of a collection as a Typesense server describes it, `{"fields": [{"name": "make", "type": "string"}]}`. */
export type CollectionSchema = {
	fields: readonly { name: string; type: string; facet?: boolean; sort?: boolean }[];
};

const types = ['string', 'int32', 'int64', 'float', 'bool'] as const;

/** Reads such a schema; the document's `id` needs no mention. Throws a RangeError for a type of field that no car has. */
export function readCollectionSchema({ fields }: CollectionSchema): ParamsSchema {
	const entries = fields.map(({ name, type: written, facet = false, sort = false }) => {
		const type = types.find((known) => known === written);
		if (!type) throw new RangeError(`field ${name}: type ${written} is not one of ${types.join(', ')}`);
		return [name, { type, facet, sort }] as const;
	});
	return { id: { type: 'id' }, ...Object.fromEntries(entries) };
}
