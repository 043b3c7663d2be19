/** Cars per page of a stock list: three columns of seven (SRCH-4). */
export const carsPerPage = 21;

/** Pages that a list of so many cars has; an empty list has one, which says so. */
export const pageCount = (cars: number): number => Math.max(1, Math.ceil(cars / carsPerPage));
