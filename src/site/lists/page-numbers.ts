/** How the cars of a list stand: side by side, or one below the other. */
export type ListLayout = 'grid' | 'list';

/** Cars per page of a stock list: three columns of seven, or a plain list of twenty (SRCH-4). */
export const carsPerPage = ({ layout }: { layout: ListLayout }): number => (layout === 'list' ? 20 : 21);

/** The class of a list's cars: `car-grid car-plain` where one is below the other. */
export const gridClass = (layout: ListLayout): string => (layout === 'list' ? 'car-grid car-plain' : 'car-grid');

/** Pages that a list of so many cars has; an empty list has one, which says so. */
export const pageCount = (cars: number, perPage: number): number => Math.max(1, Math.ceil(cars / perPage));

/**
 * The page numbers that links lead to: the first, the last, the current one with its neighbours, and null where some
 * are left out. Page 6 of 12: 1, null, 5, 6, 7, null, 12; page 1: 1, 2, 3, 4, 5, null, 12. A single page is never left out.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
	// As many wherever one is, so that the links stay where they are.
	const middle = Math.max(3, Math.min(current, count - 2));
	const beside = current > 3 && current < count - 2 ? 1 : 2;
	const near = Array.from({ length: 2 * beside + 1 }, (_, index) => middle - beside + index).filter(
		(page) => page >= 1 && page <= count,
	);
	const shown = [...new Set([1, ...near, count])].sort((one, other) => one - other);
	return shown.flatMap((page, index) => {
		const missing = page - (shown[index - 1] ?? 0) - 1;
		if (missing === 0) return [page];
		return missing === 1 ? [page - 1, page] : [null, page];
	});
}
