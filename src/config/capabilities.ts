/** What works on this platform from start to end. Buttons and pages that lead to anything else are not drawn. */
export type Capabilities = {
	/** A visitor can pay a deposit and reserve a car (CAR-11). */
	readonly deposits: boolean;
	/** A visitor can sign in and keep a watchlist (USER-3, USER-4). */
	readonly accounts: boolean;
};

/** What works now. */
export const capabilities: Capabilities = { deposits: true, accounts: true };
