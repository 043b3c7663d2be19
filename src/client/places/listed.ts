/** What the locations around a map say when a search has changed which of them are listed (LOC-2). */
export const listedEvent = 'locations-listed';

/** Whether the page lists one of these locations. */
export const isListed = (ids: readonly (number | string)[]): boolean => ids.some((id) => listedCard(id) !== null);

/** The card of a location in the list; null where a search has left it out. */
export const listedCard = (id: number | string): HTMLElement | null => document.getElementById(`location-${id}`);
