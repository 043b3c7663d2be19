import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adfDocument } from '../../../netlify/delivery/adf/document.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { faultsOf } from './adf-faults.ts';
import { makeParcel } from './parcel.ts';

test('the DTD of ADF 1.0 refuses what is wrong', async () => {
	const good = adfDocument(makeParcel({ first_name: 'Ann', email: 'ann@example.com' }));
	expect(await faultsOf([good])).toEqual([]);
	for (const bad of [
		good.replace(/<vendor>[\s\S]*<\/vendor>/, ''),
		good.replace('interest="buy"', 'interest="rent"'),
		good.replace('<customer>', '<customer><surprise/>'),
		good.replace('</email>', ''),
	]) {
		expect(await faultsOf([bad])).not.toEqual([]);
	}
});

const hostile = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.string({
		unit: fc.constantFrom(
			'<',
			'>',
			'&',
			']]>',
			'<!--',
			'"',
			"'",
			'\0',
			'\x1b',
			'\r',
			'\n',
			'\ud800',
			'\ufffe',
			'é',
			'漢',
		),
	}),
	fc.constantFrom(
		'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
		'<![CDATA[x]]>',
		'&#0;',
		'?><?adf',
		'\u2028',
	),
);
const keys = ['name', 'first_name', 'last_name', 'email', 'phone', 'message', 'category', 'subcategory', 'address'];
const more = [
	'city',
	'state',
	'postcode',
	'car_id',
	'car_type',
	'stock_number',
	'Vehicle Make',
	'Vehicle Model',
	'Rego',
];
const rest = [
	'Vehicle Year',
	'kilometres',
	'condition',
	'deposit',
	'service_date',
	'Test Drive Booking Date',
	'opt_in',
];
const value = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }));
const known = fc.record(Object.fromEntries([...keys, ...more, ...rest].map((key) => [key, value])), {
	requiredKeys: [],
});
const payloads = fc
	.tuple(known, fc.dictionary(hostile, value, { maxKeys: 5 }))
	.map(([one, other]) => ({ ...other, ...one }));

test('whatever a visitor writes, the document is valid', async () => {
	const made = fc.sample(payloads, { numRuns: 1_500, seed: 7 }) as LeadPayload[];
	const documents = made.map((payload, index) => {
		const category = typeof payload.category === 'string' ? payload.category : null;
		return adfDocument(makeParcel(payload, { resend: index % 2 === 0, lead: { category } }));
	});
	expect(await faultsOf(documents)).toEqual([]);
});

test('a text comes out of the document as it went in, but for what XML cannot have', async () => {
	const made = fc.sample(fc.string({ unit: 'grapheme', minLength: 1 }), { numRuns: 200, seed: 8 });
	for (const text of made.map((one) => one.trim()).filter((one) => one !== '' && !/\p{Cc}/u.test(one))) {
		const [, found = ''] = /<comments>([\s\S]*?)<\/comments>/.exec(adfDocument(makeParcel({ message: text }))) ?? [];
		const marks: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
		expect(found.replace(/&(\w+);/g, (_, name: string) => marks[name] ?? '?')).toBe(text);
	}
});
