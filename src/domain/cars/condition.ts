type CarType = 'new' | 'used' | 'demo';

/** The tenant's own words for the conditions, e.g. `{ used: 'pre-owned' }`. */
export type ConditionLabels = { readonly [Type in CarType]?: string | undefined };

/** What a car's condition is called on this site: the tenant's word, else new, used or demo (CARD-6). */
export function conditionLabel(carType: CarType, labels: ConditionLabels): string {
	return labels[carType] ?? carType;
}
