import { type ErrorCode, errorStatuses } from './errors.ts';

/**
 * What an answer means for a lead that is kept on the device (FORM-12, FORM-18). `stored` and `refused` end it, all others do
 * not. `captcha` asks for a new captcha; `gone` means that the lead to change no longer exists or can no longer be changed, so
 * that a new one is made.
 */
export type AnswerMeaning = 'stored' | 'refused' | 'captcha' | 'gone' | 'waits';

/** An answer to a lead; `status` is null if none came. */
export type LeadReply = {
	status: number | null;
	/** Header `content-type`. */
	type: string;
	/** Its JSON, or null. */
	json: unknown;
};

/** What each of our refusals means. Only those that the same lead would get again end it. */
const meanings = {
	malformed: 'refused',
	idempotency_key: 'refused',
	signature: 'waits',
	signed_out: 'waits',
	website_slug: 'refused',
	origin: 'waits',
	closed: 'gone',
	not_found: 'gone',
	unknown_vehicle: 'waits',
	method: 'waits',
	in_flight: 'waits',
	taken: 'waits',
	erased: 'refused',
	too_large: 'refused',
	content_type: 'refused',
	invalid: 'refused',
	captcha: 'captcha',
	code: 'waits',
	spam: 'refused',
	too_fast: 'waits',
	files: 'refused',
	idempotency_mismatch: 'refused',
	rate_limited: 'waits',
	internal: 'waits',
	unavailable: 'waits',
} as const satisfies Record<ErrorCode, AnswerMeaning>;

/**
 * A lead is settled by a 2xx answer without an error, or by a final refusal of ours. What others answer in our place (the page
 * of a CDN, a host without functions, a hotel's sign-in page) settles nothing.
 */
export function answerMeaning({ status, type, json }: LeadReply): AnswerMeaning {
	if (status === null) return 'waits';
	const { error, code } = Object(json) as { error?: unknown; code?: unknown };
	if (status >= 200 && status < 300) return error == null && !/\bhtml\b/i.test(type) ? 'stored' : 'waits';
	if (typeof error !== 'string' || !isCode(code) || errorStatuses[code] !== status) return 'waits';
	return meanings[code];
}

function isCode(code: unknown): code is ErrorCode {
	return typeof code === 'string' && Object.hasOwn(meanings, code);
}
