import { assert, constantFrom, property, string, stringMatching, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { scrubText } from '../../../src/domain/faults/scrub.ts';
import { scrubUrl } from '../../../src/domain/faults/scrub-url.ts';

test.each([
	['Cannot read properties of undefined (reading "length")', 'Cannot read properties of undefined (reading "length")'],
	["Failed to execute 'appendChild' on 'Node'", "Failed to execute 'appendChild' on 'Node'"],
	[
		'General Enquiry Form submission error occured. HTTP 503',
		'General Enquiry Form submission error occured. HTTP 503',
	],
	['No lead of sam.lee@example.com', 'No lead of [email]'],
	['call 0491 570 156 or (02) 5550 9009', 'call [number] or [number]'],
	['VIN 6T1BF9FK20X123456 and plate ABC123, ABC 12D or 1AB 2CD', 'VIN [vin] and plate [plate], [plate] or [plate]'],
	['{"name":"Ngaire Sample","x":1}', '{"name":[name],"x":1}'],
	['Unexpected token N, "Ngaire Sa"... is not valid JSON', 'A text is not valid JSON'],
	['no car “Ngaire’s old car”', 'no car [text]'],
	['at /sign-in/?phone=0491570156', 'at /sign-in/?[query]'],
	['https://a.example/x/?utm_source=mail&phone=0491570156#me', 'https://a.example/x/?utm_source=mail&phone='],
	['lead 3f2504e0-4f89-41d3-9a0c-0305e82c3301 is gone', 'lead [token] is gone'],
])('SITE-17 %s → %s', (text, scrubbed) => {
	expect(scrubText(text)).toBe(scrubbed);
});

test('SITE-17 what a visitor typed is taken out wherever it is, in any case, whole or a word of it', () => {
	const typed = ['Ngaire', 'Sample-Jones', 'my old ute', 'ng', 'abc12d'];
	expect(scrubText('NGAIRE sample-jones sells ABC12D, my old ute, an ng', typed)).toBe(
		'[typed] [typed] sells [typed], [typed], an ng',
	);
});

const letter = stringMatching(/^[A-Z][a-z]{3,9}$/);
const secrets = {
	email: stringMatching(/^[a-z][a-z0-9.+]{0,10}@[a-z]{1,8}\.example$/),
	phone: stringMatching(/^(?:04\d{2} \d{3} \d{3}|\+64 21 \d{3} \d{4}|\(0[2378]\) \d{4} \d{4}|0\d{9})$/),
	vin: stringMatching(/^[A-HJ-NPR-Z]{3}[A-HJ-NPR-Z0-9]{8}\d{6}$/),
	plate: stringMatching(/^(?:[A-Z]{3}\d{3}|\d{3}[A-Z]{3}|[A-Z]{3}\d{2}[A-Z]|[A-Z]{2}\d{2}[A-Z]{2}|[A-Z]{3} \d{3})$/),
	token: stringMatching(/^[A-Za-z0-9_-]{20,40}[0-9]$/),
};

test.each(Object.entries(secrets))('SITE-17 no %s is left, whatever is around it', (_, secret) => {
	const around = constantFrom('No lead of ', 'failed: ', 'x=', '(', 'https://a.example/p/?q=', '"', 'reading ');
	assert(
		property(around, secret, constantFrom('', ' is gone', ')', '"', ', again'), (before, hidden, after) => {
			expect(scrubText(before + hidden + after)).not.toContain(hidden);
		}),
		{ seed: 17, numRuns: 300 },
	);
});

test('SITE-17 no typed name is left, and a text that is scrubbed twice loses nothing more', () => {
	assert(
		property(tuple(string({ maxLength: 80 }), letter, string({ maxLength: 80 })), ([before, name, after]) => {
			const once = scrubText(`${before}${name}${after}`, [name]);
			expect(once.toLowerCase()).not.toContain(name.toLowerCase());
			expect(once.length).toBeLessThan(700);
		}),
		{ seed: 17, numRuns: 300 },
	);
});

test.each([
	['https://a.example/cars/2019-kia-rio-k1/?car_id=7&q=Ngaire', 'https://a.example/cars/2019-kia-rio-k1/?car_id=&q='],
	[
		'https://sam:pw@a.example/?gclid=Cj0KCQ&utm_campaign=a%40b.example',
		'https://a.example/?gclid=Cj0KCQ&utm_campaign=',
	],
	['https://a.example/g/0491570156/sam@example.com/', 'https://a.example/g/[id]/[id]/'],
	['https://a.example/?sam@example.com', 'https://a.example/'],
	['/cars/', '[url]'],
])('SITE-17 the address %s → %s', (address, scrubbed) => {
	expect(scrubUrl(address)).toBe(scrubbed);
});
