import type { Car } from './car.ts';

/**
 * Cars by custom_rank, then by how new they are to the site, highest first; those that are equal in both last in the
 * feed first, as the search server has it (SRCH-1). A car without a date comes after those with one.
 */
export function byMostRelevant<Ranked extends Pick<Car, 'custom_rank' | 'created_at_timestamp'>>(
	cars: readonly Ranked[],
): Ranked[] {
	return cars.toReversed().sort((a, b) => b.custom_rank - a.custom_rank || created(b) - created(a));
}

function created({ created_at_timestamp }: Pick<Car, 'created_at_timestamp'>): number {
	return created_at_timestamp ?? 0;
}
