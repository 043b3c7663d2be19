/** What a provider has said of a vehicle. It has neither the plate nor the VIN in the clear. */
export type LookUpRow = {
	tenant: string;
	/** Keyed hash of the provider, the plate with its state or the VIN, and what else was asked. */
	key_hash: string;
	/** The answer, encrypted. */
	sealed: string;
	asked_at: number;
	expires_at: number;
};

/** How often a tenant has asked a provider in a day. */
export type LookUpCountRow = {
	tenant: string;
	provider: string;
	/** When the day (UTC) begins. */
	day: number;
	calls: number;
	/** Since the last answer of use. */
	failures_in_row: number;
	failed_at: number | null;
};
