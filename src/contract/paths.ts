/** What the paths below start with: `/api`, or `/mock` where the site has `mock: true` (SITE-15). */
export const apiBases = { live: '/api', mock: '/mock' } as const;

/** The calls of forms (FORM-11, FORM-15, CAR-2), without their base. `lead.ts` has their bodies and answers. */
export const leadPaths = {
	/** POST `LeadBody` → 201 `LeadAnswer`. */
	create: '/leads',
	/** PUT `LeadBody` to `/leads/{id}` → 200 `LeadAnswer`. */
	update: '/leads/:id',
	/**
	 * POST multipart: a part `lead` (a `LeadPayload` as JSON), parts `files`, and one part for each other key of `LeadBody`
	 * → 201, or 200 where the lead has a `lead_id` and is changed. It goes to the destination of its form.
	 */
	withFiles: '/leads/with-files',
	/** POST `LeadBody` → 201 `LeadAnswer`, or 200 where the lead has a `lead_id`. It goes to the destination `car-clarity`. */
	carClarity: '/carClarityCustomer',
	/** POST `carPhoneCallBody` → 201 `{ id }`. */
	carPhoneCall: '/events/car_phone_call',
	/** GET → 200 a proof-of-work challenge for the captcha's widget. */
	captcha: '/captcha',
} as const;

/** POST `splitViewBody` → 202 `{}`: a visitor takes part in a split test (SITE-11). Below the base of the calls. */
export const splitViewPath = '/events/split_view';

/**
 * GET → 200 a `ServerKey`, for tenants whose `search.engine` is typesense (SRCH-7); 404 for others, 503 where the server is
 * not set up. Below the base of the calls.
 */
export const searchKeyPath = '/search-key';

/**
 * POST `rebuildBody` → 202 `RebuildAnswer`, GET → 200 `RebuildStatus` (SITE-16). Both are signed:
 * `netlify/rebuilds/signature.ts`.
 */
export const rebuildPath = '/rebuild/:slug';

/** Header of POST and PUT: the same key with the same lead and files is stored once and answered alike (FORM-12). */
export const idempotencyHeader = 'idempotency-key';

/**
 * Header of PUT, and of POST with a `lead_id`: the `lead_token` from the answer to the first POST. The id alone gives no
 * right to change a lead.
 */
export const leadTokenHeader = 'lead-token';
