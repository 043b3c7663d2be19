import type { AccountUser } from '../../../../src/contract/account.ts';

/** Somebody who has signed in at a tenant's site: another tenant's visitor with the same number is another row. */
export type VisitorRow = AccountUser & {
	id: string;
	tenant: string;
	created_at: number;
	/** When they last signed in, or came back, by the day. */
	seen_at: number;
};

/** The newest code of a number at a tenant: another one takes its place. It has neither the number nor the code. */
export type SignInCodeRow = {
	tenant: string;
	phone_hash: string;
	/** Of the cookie of the browser that asked. */
	browser_hash: string;
	code_hash: string;
	/** How often a code was entered. */
	tries: number;
	expires_at: number;
};

export type SessionRow = {
	/** SHA-256 of the token that is in the cookie. */
	token_hash: string;
	tenant: string;
	visitor_id: string;
	created_at: number;
	/** Later with every day on which it is used, up to `ends_at`. */
	expires_at: number;
	ends_at: number;
};

/** A car on a visitor's watchlist. What it cost when it was saved is in the site's stock record, by the day. */
export type WatchlistRow = {
	visitor_id: string;
	tenant: string;
	car_id: number;
	/** When it was saved. No two cars of a visitor have the same. */
	created_at: number;
	/** When the visitor was last told that it is cheaper. */
	told_price_at: number | null;
	/** When the visitor was told that it is sold or gone. */
	told_end_at: number | null;
};

/** An SMS, without its text and its number. */
export type SmsRow = {
	id: string;
	tenant: string;
	kind: 'code' | 'alert';
	/** What the gateway calls it. */
	gateway_id: string | null;
	state: 'sending' | 'sent' | 'delivered' | 'failed';
	/** Why it failed, without personal data. */
	fault: string | null;
	created_at: number;
	updated_at: number;
};
