import { carFields } from '../../stock/car/car-fields.ts';

type Rows = typeof carFields;

/** The facts of a car that the search knows, with their types. */
type StockSchema = {
	[Field in keyof Rows as Rows[Field] extends { search: object } ? Field : never]: Rows[Field] extends {
		search: infer Search;
	}
		? Search
		: never;
};

/**
 * The fields of the `production_cars` collection, from the table of a car's facts. `id` is the document's key.
 * `…_timestamp` is in Unix seconds.
 */
export const stockSchema = Object.fromEntries(
	Object.entries(carFields).flatMap(([field, row]) => ('search' in row ? [[field, row.search]] : [])),
) as StockSchema;

/** A field of the stock. */
export type StockField = keyof StockSchema;
