/** What works on this platform to its end. Whatever draws a way there asks: one that would end nowhere is not drawn. */
export type Capabilities = {
	/** A visitor can pay a deposit and reserve a car (CAR-11). */
	readonly deposits: boolean;
	/** A visitor can sign in and keep a watchlist (USER-3, USER-4). */
	readonly accounts: boolean;
};

/** What works now. */
export const capabilities: Capabilities = { deposits: false, accounts: false };
