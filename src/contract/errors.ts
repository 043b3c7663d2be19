/** Every failed answer (FORM-13). `error` is for the visitor, `code` for programs. */
export type ErrorAnswer = {
	error: string;
	code: ErrorCode;
	/** With `invalid`: what is wrong with which field. */
	fields?: Record<string, string>;
	/** With `internal`: what to look for in the log. */
	request_id?: string;
};

/** What can go wrong, and the status it comes with. */
export const errorStatuses = {
	malformed: 400,
	idempotency_key: 400,
	/** A call that has to be signed is not, or not by the one who has the secret, or too long ago. */
	signature: 401,
	/** Nobody is signed in, or the session is over. */
	signed_out: 401,
	website_slug: 403,
	/** A page of another site has made the call. */
	origin: 403,
	/** A lead can no longer be changed half an hour after it was completed. */
	closed: 403,
	not_found: 404,
	/** Nobody knows a vehicle with this plate. */
	unknown_vehicle: 404,
	method: 405,
	in_flight: 409,
	/** Somebody else has the car, or the time. */
	taken: 409,
	/** The lead was erased: neither a change nor a repeated request brings it back. */
	erased: 410,
	too_large: 413,
	content_type: 415,
	invalid: 422,
	captcha: 422,
	/** The code that came by SMS is wrong, used or too old. */
	code: 422,
	spam: 422,
	too_fast: 422,
	files: 422,
	idempotency_mismatch: 422,
	rate_limited: 429,
	internal: 500,
	unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;
