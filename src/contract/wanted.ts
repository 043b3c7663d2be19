/** The key of the contact page's address that says which vehicles somebody would like to have found (SRCH-3). */
export const wantedKey = 'wanted';

/** The contact page with a search that finds nothing: its form starts with it, and with the type of vehicle where it is one. */
export function wantedPath(contactPath: string, wanted: string, types: readonly string[] = []): string {
	const [type] = types.length === 1 ? types : [];
	return `${contactPath}?${new URLSearchParams({ [wantedKey]: wanted, ...(type && { car_type: type }) })}`;
}
