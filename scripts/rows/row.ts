/** How far a row is: `works` wants a test that names it, the others say what is missing. */
export type RowState = { state: 'works' } | { state: 'in part' | 'not yet'; missing: string };

/** One thing that the product must do, under the code that comments and test titles use for it; `decided` is what the specification leaves open. */
export type Row = { code: string; title: string; must: string; decided?: string } & RowState;

/** Rows on one subject: their codes start with the family's name. */
export type Family = { name: string; title: string; rows: readonly Row[] };
