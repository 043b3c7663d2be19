import { describe, expect, test } from 'vitest';
import { siteWarnings } from '../../src/config/warnings.ts';
import { standInsOf } from '../../src/plugins/dealercell/stand-ins.ts';
import { contentSecurityPolicy } from '../../src/site/head/content-security-policy.ts';
import { makeConfig, makeSite } from '../support/make-site.ts';

const asked = ['0255509000', '1800160401'];
const dealercell = { address: 'https://numbers.example/v1', account_id: '7' };

describe('SITE-10 what a vendor of call tracking answers', () => {
	test('numbers by what they stand for, however that is written', () => {
		const answer = { numbers: { '(02) 5550 9000': '(02) 5550 1234', '1800160401': '1300 975 707' } };
		expect(standInsOf(answer, asked)).toEqual(
			new Map([
				['0255509000', '(02) 5550 1234'],
				['1800160401', '1300 975 707'],
			]),
		);
	});

	test.each([
		[{ numbers: { '0255509999': '(02) 5550 1234' } }],
		[{ numbers: { '0255509000': '<b>1</b>' } }],
		[{ numbers: { '0255509000': 'javascript:alert(1)' } }],
		[{ numbers: { '0255509000': 255501234 } }],
		[{ numbers: [] }],
	])('%j swaps nothing', (answer) => {
		expect(standInsOf(answer, asked).size).toBe(0);
	});

	test.each([null, 'no', {}, { numbers: null }])('%j is not an answer', (answer) => {
		expect(() => standInsOf(answer, asked)).toThrow('The answer has no numbers.');
	});
});

describe('SITE-10 a flag and the settings of its plugin belong together', () => {
	const notes = (set: object) =>
		siteWarnings(makeConfig({ finance: { fees: {} }, forms: { opt_in_default: false }, ...set }), 'site.json').map(
			({ path, found, expected }) => `${path}: ${found}, ${expected}`,
		);

	test('a flag alone is named', () => {
		expect(notes({ dealercell: true, dealerstudio: true })).toEqual([
			'dealercell: true without settings, plugins.dealercell with the vendor’s address and account_id',
			'dealerstudio: true without settings, plugins.dealerstudio with the vendor’s address and account_id',
		]);
		expect(notes({ autobot: true })).toEqual([]);
	});

	test('so are settings alone, and nothing of them is in the site', () => {
		expect(notes({ plugins: { dealercell } })).toEqual([
			'plugins.dealercell: settings, but dealercell is off, dealercell: true',
		]);
		expect(contentSecurityPolicy(makeSite({ plugins: { dealercell } }))).not.toContain('numbers.example');
	});

	test('together they let the vendor answer, and run nothing', () => {
		expect(notes({ dealercell: true, plugins: { dealercell } })).toEqual([]);
		const policy = contentSecurityPolicy(makeSite({ dealercell: true, plugins: { dealercell } }));
		expect(policy).toMatch(/connect-src [^;]*https:\/\/numbers\.example/);
		expect(policy).not.toMatch(/script-src [^;]*numbers\.example/);
	});
});
