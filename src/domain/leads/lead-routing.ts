/**
 * Where a lead goes (FORM-15): to the destinations of the first rule that fits its category and its location, so
 * `[{ categories: ['Service Enquiry'], to: ['workshop'] }, { to: ['crm'] }]` sends a service enquiry to the workshop
 * only, and anything else to the CRM. A lead without a location fits no rule that names locations. Null if none fits.
 */
export function routeLead(
	lead: { category: string | null; location_id: string | null },
	rules: readonly RoutingRule[],
): readonly string[] | null {
	const fits = ({ categories, locations }: RoutingRule): boolean =>
		(!categories || categories.some((category) => isSameCategory(category, lead.category ?? ''))) &&
		(!locations || locations.some((id) => String(id) === lead.location_id));
	return rules.find(fits)?.to ?? null;
}

type RoutingRule = {
	categories?: readonly string[] | undefined;
	locations?: readonly number[] | undefined;
	to: readonly string[];
};

/** Whether two texts name the same category. */
export const isSameCategory = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();
