/** GET, below the base of the calls: a key to search the tenant's stock on a Typesense server. */
export const searchKeyPath = '/search-key';

/** The answer, for tenants whose `search.engine` is typesense (SRCH-7); others get 404. */
export type SearchKeyAnswer = {
	/** Searches the tenant's own listed cars and does nothing else. */
	key: string;
	/** Address of the server. */
	host: string;
	/** Unix seconds after which the server refuses the key. */
	expires_at: number;
	/** Name of the collection. */
	collection: string;
};
