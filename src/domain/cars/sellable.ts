/** What decides whether a car can still be bought. */
export type Availability = { status: 'in_stock' | 'coming_soon' | 'sold'; sold: boolean };

/** A car is in stock while it stands at the dealer's: not sold, and no longer on its way. */
export function isInStock({ status, sold }: Availability): boolean {
	return !sold && status === 'in_stock';
}

/** Somebody can still choose a car that is for sale while nobody has reserved it. */
export const isFree = ({ reserved }: { reserved: boolean }): boolean => !reserved;

/** A car is sellable while it is in stock or coming soon and not marked sold; a reserved car stays sellable (CARD-3). */
export function isSellable({ status, sold }: Availability): boolean {
	return !sold && (status === 'in_stock' || status === 'coming_soon');
}
