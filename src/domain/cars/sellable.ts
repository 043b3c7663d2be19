/** What decides whether a car can still be bought. */
export type Availability = { status: 'in_stock' | 'coming_soon' | 'sold'; sold: boolean };

/** A car is in stock while it stands at the dealer's: not sold, and no longer on its way. */
export function isInStock({ status, sold }: Availability): boolean {
	return !sold && status === 'in_stock';
}

/** Somebody can still choose a car that is for sale while nobody has reserved it. */
export const isFree = ({ reserved }: { reserved: boolean }): boolean => !reserved;

/** Stands at the dealer's and nobody has reserved it: one can come and drive it, or take it home. */
export const isFreeHere = (car: Availability & { reserved: boolean }): boolean => isInStock(car) && isFree(car);

/** A car is sellable while it is in stock or coming soon and not marked sold; a reserved car stays sellable (CARD-3). */
export function isSellable({ status, sold }: Availability): boolean {
	return !sold && (status === 'in_stock' || status === 'coming_soon');
}
