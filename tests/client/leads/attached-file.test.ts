import { expect, test } from 'vitest';
import { attachFile, contentOf } from '../../../src/client/leads/attached-file.ts';
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
