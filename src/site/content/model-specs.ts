type Specification = { label: string; value: string; group?: string | undefined };

/** What stands below one heading of the specifications; null without one. */
type SpecificationGroup = { heading: string | null; facts: Specification[] };

/** The specifications of a model in their groups, in the order of the first of each; those without a group first (ROUTE-17). */
export function specificationGroups(specifications: readonly Specification[]): SpecificationGroup[] {
	const groups = Map.groupBy(specifications, ({ group }) => group ?? null);
	return [...groups]
		.map(([heading, facts]) => ({ heading, facts }))
		.sort((one, other) => Number(one.heading !== null) - Number(other.heading !== null));
}
