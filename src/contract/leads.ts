/** Base address of the calls: `/api`, or `/mock` where the site says `mock: true` (SITE-15). */
export const apiBases = { live: '/api', mock: '/mock' } as const;

/** The calls of forms (FORM-11, FORM-15, CAR-2), without their base. */
export const leadPaths = {
	/** POST {@link LeadBody} → 201 {@link LeadAnswer}. */
	create: '/leads',
	/** PUT {@link LeadBody} to `/leads/{id}` → 200 {@link LeadAnswer}. */
	update: '/leads/:id',
	/**
	 * POST multipart: a part `lead` (a {@link LeadPayload} as JSON), parts `files`, and each other key of {@link LeadBody}
	 * as a part of its own → 201, or 200 where the lead has a `lead_id` and is updated. It goes where its form goes.
	 */
	withFiles: '/leads/with-files',
	/** POST {@link LeadBody} → 201 {@link LeadAnswer}, or 200 where the lead has a `lead_id`: the destination `car-clarity`. */
	carClarity: '/carClarityCustomer',
	/** POST `{ car_id, stock_number, car_type, dealership_slug, url }`, one of the first two at least → 201 `{ id }`. */
	carPhoneCall: '/events/car_phone_call',
	/** GET → a proof-of-work challenge for the captcha's widget. */
	captcha: '/captcha',
} as const;

/** Header of POST and PUT: the same key with the same lead and files is stored once and answered alike (FORM-12). */
export const idempotencyHeader = 'idempotency-key';

/**
 * Header of PUT, and of POST with a `lead_id`: the `lead_token` that the answer of the first POST had. The id alone gives no
 * right to change a lead.
 */
export const leadTokenHeader = 'lead-token';

/** What a form sends, keys as the sources have them (FORM-10). Further fields of the form are kept as they are. */
export type LeadPayload = {
	website_slug?: string;
	dealership_slug?: string | null;
	url?: string;
	source?: string;
	user_agent?: string;
	name?: string;
	first_name?: string;
	last_name?: string;
	email?: string;
	phone?: string;
	category?: string;
	subcategory?: string;
	message?: string;
	opt_in?: boolean;
	/** `Incomplete` for a step before the last one (FORM-8). */
	lead_status?: string;
	form_completed?: boolean;
	lead_id?: string | null;
	has_files?: boolean;
	[field: string]: unknown;
};

/** Body of POST and PUT. */
export type LeadBody = {
	lead: LeadPayload;
	/** Name of the form definition; the values are checked by its schema. Without one only by their structure. */
	form?: string;
	/** The solved challenge, where the captcha is shown (FORM-6): asked for when a lead is made, not when it is updated. */
	captcha?: string;
	/** A field that people do not see and leave empty. */
	website?: string;
	/** When the visitor first saw the form, in Unix milliseconds. */
	started_at?: number;
	/** Name of the words that the visitor was asked to agree to, as `forms.json` has it. The words are the server's own. */
	consent_text_version?: string;
};

/** The answer once the lead is stored. `id` and `lead_id` are the same (FORM-11). */
export type LeadAnswer = {
	id: string;
	lead_id: string;
	/** With 201 only: the right to change the lead. It goes into {@link leadTokenHeader} and nowhere else. */
	lead_token?: string;
};

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
	website_slug: 403,
	/** A complete lead is not changed any more once half an hour has gone. */
	closed: 403,
	not_found: 404,
	method: 405,
	in_flight: 409,
	/** The lead was erased: neither a change nor a repeated request brings it back. */
	erased: 410,
	too_large: 413,
	content_type: 415,
	invalid: 422,
	captcha: 422,
	spam: 422,
	too_fast: 422,
	files: 422,
	idempotency_mismatch: 422,
	rate_limited: 429,
	internal: 500,
	unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;
