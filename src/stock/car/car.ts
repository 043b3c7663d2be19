import type { Reader } from '../readers/reading.ts';
import type { CarField, carFields } from './car-fields.ts';
import type { CarMemory } from './car-memory.ts';

type Rows = typeof carFields;
type Value<Field extends CarField> = Rows[Field]['read'] extends Reader<infer T> ? T : never;
type Always = { [Field in CarField]: Rows[Field] extends { always: true } ? Field : never }[CarField];

/**
 * A car as the rest of the code sees it, already normalised: a fact that is not known is absent, never null, '' or 0.
 * Beside its facts there is what the site remembers of it.
 */
export type Car = CarMemory & { [Field in Always]: Value<Field> } & {
	[Field in Exclude<CarField, Always>]?: Value<Field> | undefined;
};
