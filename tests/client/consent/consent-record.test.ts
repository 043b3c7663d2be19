import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AskedConsent, readRecord } from '../../../src/client/consent/consent-record.ts';
import { questionText } from '../../../src/client/consent/panel-words.ts';

const day = 86_400_000;
const now = 400 * day;
const asked: AskedConsent = { version: 2, kinds: ['analytics', 'marketing'], days: 30 };
const kept = { version: 2, at: now - 10 * day, analytics: true, marketing: false };

test('SITE-12 a choice is kept with its version and date', () => {
	expect(readRecord({ ...kept, more: 1 }, asked, now)).toEqual(kept);
});

test.each([
	['of another version', { version: 1 }],
	['that is too old', { at: now - 31 * day }],
	['from the days to come', { at: now + 2 * day }],
	['without a date', { at: undefined }],
	['that is half', { marketing: undefined }],
	['of words', { analytics: 'yes' }],
])('SITE-12 a choice %s counts as none', (_, set) => {
	expect(readRecord({ ...kept, ...set }, asked, now)).toBeNull();
});

test('SITE-12 nothing else in the storage is ever a consent', () => {
	fc.assert(
		fc.property(fc.anything(), (value) => readRecord(value, asked, now) === null),
		{ seed: 14 },
	);
});

test('SITE-12 the question says what is asked for and nothing else', () => {
	expect(questionText(['analytics'])).not.toMatch(/ads/);
	expect(questionText(['analytics', 'marketing'])).toMatch(/is used and to show you our ads/);
});
