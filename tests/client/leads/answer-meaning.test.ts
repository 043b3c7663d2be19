import { describe, expect, test } from 'vitest';
import { answerMeaning } from '../../../src/contract/answer-meaning.ts';
import { type ErrorCode, errorStatuses } from '../../../src/contract/errors.ts';

const json = 'application/json';
const final: readonly ErrorCode[] = [
	'malformed',
	'idempotency_key',
	'website_slug',
	'erased',
	'too_large',
	'content_type',
	'invalid',
	'spam',
	'files',
	'idempotency_mismatch',
];
const statuses = Array.from({ length: 500 }, (_, index) => index + 100);
const ok = (status: number): boolean => status >= 200 && status < 300;

describe('FORM-12 what an answer means for a lead that is kept', () => {
	test('without an answer it waits', () => {
		expect(answerMeaning({ status: null, type: '', json: null })).toBe('waits');
	});

	test('FORM-18 a 2xx answer without an error stores it, at every status, with JSON, text or nothing in it', () => {
		for (const status of statuses.filter(ok)) {
			for (const [type, body] of [
				[json, { id: '7' }],
				[json, { id: '7', error: null }],
				['', null],
				['text/plain', null],
			] as const)
				expect([status, answerMeaning({ status, type, json: body })]).toEqual([status, 'stored']);
		}
	});

	test.each([
		['an error', json, { error: 'No.' }],
		['an error that is not text', json, { error: { message: 'No.' } }],
		['a page, such as a hotel’s sign-in', 'text/html; charset=utf-8', null],
	])('FORM-18 a 2xx answer with %s does not', (_, type, body) => {
		for (const status of statuses.filter(ok)) expect(answerMeaning({ status, type, json: body })).toBe('waits');
	});

	test('what is not ours says nothing, at any status', () => {
		for (const status of statuses.filter((one) => !ok(one))) {
			for (const [type, body] of [
				['text/html', null],
				['', null],
				[json, null],
				[json, []],
				[json, 'no'],
				[json, { message: 'Forbidden' }],
				[json, { error: 'No.' }],
				[json, { code: 'spam' }],
				[json, { error: 'No.', code: 'toString' }],
				[json, { error: 'No.', code: status }],
				[json, { error: 'No.', code: 'a code of tomorrow' }],
			] as const)
				expect([status, answerMeaning({ status, type, json: body })]).toEqual([status, 'waits']);
		}
	});

	test.each(Object.entries(errorStatuses))('our %s ends it only where the same lead meets it again', (code, status) => {
		const expected = final.includes(code as ErrorCode)
			? 'refused'
			: ({ captcha: 'captcha', not_found: 'gone', closed: 'gone' }[code] ?? 'waits');
		expect(answerMeaning({ status, type: json, json: { error: 'No.', code } })).toBe(expected);
		// With a status that we do not send it with, it is somebody else's.
		expect(answerMeaning({ status: 418, type: json, json: { error: 'No.', code } })).toBe('waits');
	});

	test.each([408, 425, 429, 500, 502, 503, 504, 507, 511, 522, 524])('%i never ends it', (status) => {
		for (const code of Object.keys(errorStatuses))
			expect(answerMeaning({ status, type: json, json: { error: 'No.', code } })).not.toBe('refused');
	});
});
