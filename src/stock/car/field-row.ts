import type { FieldType } from '../../search/filter/filter.ts';
import type { Reader } from '../readers/reading.ts';

/** All that is said of a fact of a car. */
export type FieldRow = {
	/** What it is, for the table of fields (`tenants/stock-fields.md`), where its name does not say. */
	about?: string;
	/** How it is read from a feed (SITE-18). */
	read: Reader<unknown>;
	/** Other names under which feeds carry it; its own name comes first. */
	aliases?: readonly string[];
	/** Every car has it; without this, a fact that is not known is absent. */
	always?: true;
	/** How the search knows it: what a tenant's filters may name (SITE-6). */
	search?: SearchType;
	/** A car's card shows it, so the search's index carries it. */
	card?: true;
};

type SearchType = {
	type: FieldType;
	/** Can be counted and offered as a choice. */
	facet?: true;
	/** A document of the public stock collection may lack it. */
	optional?: true;
	/** A text that can be sorted by; numbers always can. */
	sort?: true;
};
