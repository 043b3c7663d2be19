/** How the search engine stores a field; `id` is the document's own key, compared letter by letter. */
export type FieldType = 'id' | 'string' | 'int32' | 'int64' | 'float' | 'bool';

/** What the filter language has to know about a collection: its fields and their types. */
export type FilterSchema = Readonly<Record<string, { readonly type: FieldType }>>;

export type FilterOperator = '&&' | '||';

/**
 * One value to find in a text field. `whole` is `:=`, otherwise the text has to contain the words; 'start' is a text that begins
 * with them.
 */
export type TextTest = { words: readonly string[]; whole: boolean | 'start'; prefix: boolean };

/** An interval; both ends belong to it unless marked open. A test for one number has both ends equal. */
export type NumberTest = { min: number; max: number; minOpen?: true; maxOpen?: true };

type Negatable = { field: string; negated: boolean };

/** `tests` is read as "any of"; `negated` turns that round, and cars without the field then pass (X3, N3). */
export type FilterCondition =
	| (Negatable & { kind: 'text'; tests: readonly TextTest[] })
	| (Negatable & { kind: 'number'; float: boolean; tests: readonly NumberTest[] })
	| (Negatable & { kind: 'bool'; values: readonly boolean[] })
	| (Negatable & { kind: 'id'; ids: readonly string[] | 'any' });

/** Filters joined by operators, evaluated strictly from left to right: both operators bind alike (L1). */
export type FilterChain = {
	kind: 'chain';
	first: Filter;
	rest: readonly { operator: FilterOperator; filter: Filter }[];
};

export type Filter = { kind: 'everything' } | FilterCondition | FilterChain;

type FilterProblemCode =
	| 'unknown-field'
	| 'not-a-condition'
	| 'not-supported'
	| 'empty-value'
	| 'bad-number'
	| 'bad-bool'
	| 'empty-group'
	| 'missing-operator'
	| 'dangling-operator'
	| 'unbalanced'
	| 'too-deep'
	| 'mixed-operators'
	| 'swallowed-operator'
	| 'ignored-mark'
	| 'unclosed-mark'
	| 'finds-nothing';

/** Something wrong in a filter expression, or doubtful if it is a warning. */
export type FilterProblem = {
	code: FilterProblemCode;
	message: string;
	/** Index in the expression, from 0. */
	position: number;
	/** The name that is not a field of the schema, for `unknown-field`. */
	field?: string;
};

/** Collects what the parts of the parser find. */
export type FilterFindings = { errors: FilterProblem[]; warnings: FilterProblem[] };

export type FilterResult =
	| { ok: true; filter: Filter; warnings: FilterProblem[] }
	| { ok: false; errors: FilterProblem[] };
