import { type ErrorAnswer, type ErrorCode, errorStatuses } from '../../../src/contract/errors.ts';

/** A request that we refuse, with the reason for the visitor (FORM-13). It is thrown, so that it also rolls back a transaction. */
export class Refusal extends Error {
	override readonly name = 'Refusal';
	readonly code: ErrorCode;
	readonly fields: Record<string, string> | undefined;
	readonly headers: Record<string, string>;

	constructor(
		code: ErrorCode,
		message: string,
		{ fields, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
	) {
		super(message);
		this.code = code;
		this.fields = fields;
		this.headers = headers;
	}
}

/** A body whose fields are wrong, by key (422). */
export const invalid = (fields: Record<string, string>): Refusal =>
	new Refusal(
		'invalid',
		Object.entries(fields)
			.map(([name, fault]) => `${name}: ${fault}`)
			.join(' '),
		{ fields },
	);

const fixed = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** The answer to a refused request. */
export function refuse({ code, message, fields, headers }: Refusal): Response {
	const answer: ErrorAnswer = { error: message, code, ...(fields && { fields }) };
	return reply(errorStatuses[code], answer, headers);
}

/** An answer in JSON, which caches must not store and browsers must not read as anything else. */
export function reply(status: number, answer: object, headers: Record<string, string> = {}): Response {
	return Response.json(answer, { status, headers: { ...fixed, ...headers } });
}
