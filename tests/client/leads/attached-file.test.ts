import { expect, test } from 'vitest';
import { attachFile, contentOf, isUnreadable } from '../../../src/client/leads/attached-file.ts';
import { leadLimits } from '../../../src/forms/lead/lead-limits.ts';

const pdf = (text: string, name = 'payslip.pdf') =>
	new File([text], name, { type: 'application/pdf', lastModified: 7 });

test('FORM-12 files are told apart by what is in them, not by their names', async () => {
	const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => attachFile(pdf(text))));
	if (!one || !same || !other) return expect.unreachable();
	expect(contentOf(one)).toBe(contentOf(same));
	expect(contentOf(one)).not.toBe(contentOf(other));
	expect([one.name, one.type, await one.text()]).toEqual(['payslip.pdf', 'application/pdf', 'a']);
});

test('FORM-11 what cannot be sent anyway is not read', async () => {
	const big = pdf('x'.repeat(leadLimits.fileBytes + 1));
	expect(await attachFile(big)).toBe(big);
});

test('a file that cannot be read now stays what it is', async () => {
	const file = pdf('a');
	Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) });
	expect(await attachFile(file)).toBe(file);
	expect(contentOf(file)).toBe('payslip.pdf 1 7');
});

test.each([
	['IMG_1.HEIC', ''],
	['IMG_1.heif', 'image/heif'],
	['IMG_1.heic', 'image/heic'],
])(
	'FORM-11 a phone’s %s of the type “%s” is taken as HEIC, and said to be unreadable where it is large',
	async (name, type) => {
		const small = await attachFile(new File(['x'], name, { type }));
		expect([small.type, isUnreadable(small)]).toEqual(['image/heic', false]);
		const large = await attachFile(new File(['x'.repeat(500_000)], name, { type }));
		expect([large.type, isUnreadable(large)]).toEqual(['image/heic', true]);
	},
);
