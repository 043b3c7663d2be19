/** What a visitor's browser needs to search a tenant's stock on a Typesense server (SRCH-7). */
export type ServerKey = {
	/** Searches the tenant's own listed cars and does nothing else. */
	key: string;
	/** Address of the server. */
	host: string;
	/** Unix seconds after which the server refuses the key. */
	expires_at: number;
	/** Name of the collection. */
	collection: string;
};
